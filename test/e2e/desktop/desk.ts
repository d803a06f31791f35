import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import type { JournalInfo } from '../../../shared/contract/desktop.ts';
import type { StoreStatus } from '../../../shared/contract/views.ts';
import { BLANK_CARD } from '../../../shared/records/blank-card.ts';
import type { Player } from '../../../shared/records/records.ts';

/** What journeys on the desktop app share: a store client in the page, and shorthands over it. */

const bundled = new Map<string, Promise<string>>();

/** The script of a page client, built once. */
export const bundleClient = (entry: URL): Promise<string> => {
  const known = bundled.get(entry.href) ?? buildClient(entry);
  bundled.set(entry.href, known);
  return known;
};

const buildClient = async (entry: URL): Promise<string> => {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(entry),
        formats: ['iife'],
        name: 'pageClient',
      },
    },
  });
  const [first] = Array.isArray(output) ? output : [];
  const [chunk] = first?.output ?? [];
  if (chunk?.type !== 'chunk') throw new Error('The page client was not built');
  return chunk.code;
};

/** Loads the page again with the client in it, before anything of its own. */
export const putDesk = async (page: Page): Promise<void> => {
  const script = await bundleClient(new URL('./page-client.ts', import.meta.url));
  await page.addInitScript({ content: `if (location.protocol !== 'about:') {\n${script}\n}` });
  await page.reload();
};

/** A new port to the store, in place of the one before. */
export const connectDesk = (page: Page): Promise<void> => page.evaluate(() => window.desk.connect());

/** A new player of whom nothing but the name is known. */
export const playerNamed = (displayName: string): Player => ({
  id: randomUUID(),
  ...BLANK_CARD,
  displayName,
});

/** Adds a player through the contract; resolves when the store has it on disk. Gives the change's sequence. */
export const addPlayer = (page: Page, displayName: string): Promise<number> =>
  page.evaluate(async (player) => (await window.desk.client.players.add(player)).seq, playerNamed(displayName));

/** Names of all players, in order of name. */
export const playerNames = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await window.desk.first(window.desk.client.players.list())).map(({ displayName }) => displayName).toSorted(),
  );

export const storeStatus = (page: Page): Promise<StoreStatus> =>
  page.evaluate(() => window.desk.first(window.desk.client.store.status()));

export const journalInfo = (page: Page): Promise<JournalInfo> =>
  page.evaluate(async () => {
    const answer = await window.roundwind.journalInfo();
    if (!answer.ok) throw new Error(JSON.stringify(answer.errors));
    return answer.value;
  });
