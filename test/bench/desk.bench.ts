import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { ensureBuilt } from '../../main/web/build.mjs';
import { FIRST_LOAD_LIMIT } from '../../main/web/first-load.mjs';
import { serveWeb } from '../../main/web/server.mjs';
import { chromiumOptions } from '../e2e/chromium.ts';
import { addressOf, routePaths } from '../e2e/pages/every-screen.ts';
import { loadScripts } from '../e2e/pages/script-load.ts';
import { type DeskClub, makeDeskClub } from './desk-club.ts';
import { heaps, timeDeal, timeToUsable, type Usable } from './desk-probes.ts';
import { browserCpuMs } from './desk-processes.ts';

type Row = { readonly what: string; readonly median: number; readonly unit: string };

const START_TARGET_MS = 1500;
const ENTER_TARGET_MS = 50;
const TAB_STARTS = 5;
const BROWSER_STARTS = 5;
const TABLES = 4;
const DEALS_PER_TABLE = 16;
/** Between two deals: nobody at a desk is quicker. */
const BREATH_MS = 250;

const CLASSICAL_DEALS = [
  ['184w', '40d', '20', '12'],
  ['10', '96w', '0', '24d'],
  ['30', '8', '52w', '4'],
] as const;
const SINGAPORE_DEALS = ['e3s', 's2z', 'n4e', 'w1z'] as const;

const keysOf = (texts: readonly string[]): readonly string[] => texts.flatMap((text) => [...text, 'Enter']);

/** A fresh profile on disk, a server, and the browser that comes and goes. */
class Desk {
  readonly #profile = mkdtempSync(join(tmpdir(), 'roundwind-bench-'));
  readonly #server;
  #context: BrowserContext | undefined;

  constructor(server: Awaited<ReturnType<typeof serveWeb>>) {
    this.#server = server;
  }

  async context(): Promise<BrowserContext> {
    this.#context ??= await chromium.launchPersistentContext(this.#profile, {
      ...chromiumOptions(),
      locale: 'en-GB',
      viewport: { width: 1280, height: 800 },
    });
    return this.#context;
  }

  async newPage(): Promise<Page> {
    return (await this.context()).newPage();
  }

  address(route: string): string {
    return `${this.#server.url}#${route}`;
  }

  async leave(): Promise<void> {
    await this.#context?.close();
    this.#context = undefined;
  }

  async close(): Promise<void> {
    await this.leave();
    await this.#server.close();
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }

  /** By the screen that restores, as a person would. */
  async restore(backup: string): Promise<number> {
    const file = join(this.#profile, 'club.json');
    writeFileSync(file, backup);
    const page = await this.newPage();
    await page.goto(this.address('/files'));
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a file' }).click();
    await (await chooser).setFiles(file);
    const confirm = page.getByRole('button', { name: 'Restore this backup' });
    await confirm.waitFor({ timeout: 120_000 });
    const began = performance.now();
    await confirm.click();
    await page.getByText('The backup is restored').waitFor({ timeout: 300_000 });
    const took = performance.now() - began;
    await page.close();
    return took;
  }
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, two) => one - two)[Math.min(Math.ceil(values.length * share), values.length) - 1] ?? Number.NaN;

const judged = (value: number, target: number): string =>
  `target ${target.toLocaleString('en-GB')}: ${value <= target ? 'met' : 'NOT met'}`;

const round = (value: number): number => Math.round(value * 10) / 10;

type Screen = { readonly name: string; readonly route: string; readonly usable: Usable };

const screensOf = ({ classical, singapore, hall }: DeskClub): readonly Screen[] => {
  const onRound = { shown: 'main li a[href*="/tables/"]', focused: '[aria-label="Go to table"]' };
  const onTable = { shown: '#entry-title', focused: '#entry input' };
  const table = ({ sessionId, tableIds }: DeskClub['hall']) => `/sessions/${sessionId}/tables/${tableIds[0]}`;
  return [
    { name: 'home', route: '/', usable: { shown: 'main a[href*="/sessions/0"]', focused: null } },
    { name: 'round of 10 tables', route: `/sessions/${classical.sessionId}/rounds/now`, usable: onRound },
    { name: 'round of 100 tables', route: `/sessions/${hall.sessionId}/rounds/now`, usable: onRound },
    { name: 'classical table', route: table(classical), usable: onTable },
    { name: 'Singapore table', route: table(singapore), usable: onTable },
    { name: 'classical table, one of 100', route: table(hall), usable: onTable },
  ];
};

const startRows = async (desk: Desk, screens: readonly Screen[]): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (const how of ['tab', 'browser'] as const) {
    for (const { name, route, usable } of screens) {
      const times: number[] = [];
      for (let run = 0; run < (how === 'tab' ? TAB_STARTS : BROWSER_STARTS); run += 1) {
        if (how === 'browser') await desk.leave();
        const page = await desk.newPage();
        times.push(await timeToUsable(page, desk.address(route), usable));
        // With its last page the store's worker goes too.
        await page.close();
        await pause(BREATH_MS);
      }
      const [middle, worst] = [quantile(times, 0.5), quantile(times, 1)];
      const what = `${name}, ${how} opened again: median of ${times.length}; worst ${Math.round(worst)}`;
      rows.push({ what: `${what}; ${judged(middle, START_TARGET_MS)}`, median: Math.round(middle), unit: 'ms' });
    }
  }
  return rows;
};

type Entering = {
  readonly name: string;
  readonly evening: DeskClub['hall'];
  readonly deals: readonly (readonly string[])[];
  /** Deals that each table has before. */
  readonly from: number;
};

const enterRows = async (desk: Desk, { name, evening, deals, from }: Entering): Promise<readonly Row[]> => {
  const page = await desk.newPage();
  const times: number[] = [];
  let cpu = 0;
  for (const tableId of evening.tableIds.slice(0, TABLES)) {
    await page.goto(desk.address(`/sessions/${evening.sessionId}/tables/${tableId}`));
    await page.locator('#entry-title', { hasText: `Deal ${from + 1}` }).waitFor();
    await pause(1000);
    const before = browserCpuMs();
    for (let n = 0; n < DEALS_PER_TABLE; n += 1) {
      times.push(await timeDeal(page, deals[n % deals.length] ?? []));
      await pause(BREATH_MS);
    }
    cpu += browserCpuMs() - before;
  }
  await page.close();
  const [middle, late, worst] = [quantile(times, 0.5), quantile(times, 0.95), quantile(times, 1)];
  const what = `${name}, deals ${from + 1} to ${from + DEALS_PER_TABLE} of ${TABLES} tables`;
  return [
    { what: `${what}: p50; worst ${round(worst)}`, median: round(middle), unit: 'ms' },
    { what: `  p95; ${judged(late, ENTER_TARGET_MS)}`, median: round(late), unit: 'ms' },
    { what: '  all processes, typing included, a deal', median: round(cpu / times.length), unit: 'ms cpu' },
  ];
};

const memoryRows = async (desk: Desk, screens: readonly Screen[]): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (const { name, route, usable } of screens) {
    const page = await desk.newPage();
    await timeToUsable(page, desk.address(route), usable);
    await pause(1000);
    const browser = (await desk.context()).browser();
    if (browser === null) throw new Error('a context without its browser');
    const { page: own, store } = await heaps(browser, page);
    rows.push({ what: `heap of ${name}; of its store ${round(store / 1e6)} MB`, median: round(own / 1e6), unit: 'MB' });
    await page.close();
  }
  return rows;
};

const scriptRows = async (desk: Desk, { hall, playerId }: DeskClub): Promise<readonly Row[]> => {
  // A season or a publication that is not there is looked for by the same script.
  const facts = {
    ...{ sessionId: hall.sessionId, tableId: hall.tableIds[0] ?? '', playerId, round: 'now' },
    ...{ seasonId: playerId, publicationId: playerId },
  };
  const weights: { readonly path: string; readonly plain: number; readonly sent: number }[] = [];
  for (const path of routePaths()) {
    const page = await desk.newPage();
    weights.push({ path, ...(await loadScripts(page, desk.address(addressOf(path, facts) ?? path))) });
    await page.close();
  }
  weights.sort((one, two) => two.sent - one.sent);
  const all = `${weights.length} screens and pages to print, kB of script at first load; ${judged(kilobytes(weights[0]?.sent ?? Number.NaN), FIRST_LOAD_LIMIT / 1000)}`;
  return weights.slice(0, 5).map(({ path, plain, sent }, at) => ({
    what: `${at === 0 ? `${all}: ` : '  '}${path}, ${kilobytes(plain)} kB unpacked`,
    median: kilobytes(sent),
    unit: 'kB sent',
  }));
};

const kilobytes = (bytes: number): number => Math.round(bytes / 1000);

export const bench = async (): Promise<{ readonly name: string; readonly rows: readonly Row[] }> => {
  await ensureBuilt(['pages']);
  const club = makeDeskClub();
  const desk = new Desk(await serveWeb({ port: 0 }));
  try {
    const restored = await desk.restore(club.backup);
    const screens = screensOf(club);
    const classical = CLASSICAL_DEALS.map(keysOf);
    const singapore = SINGAPORE_DEALS.map((text) => keysOf([text]));
    const rows: readonly Row[] = [
      { what: 'the club restored', median: Math.round(restored), unit: 'ms' },
      ...(await startRows(desk, screens)),
      ...(await enterRows(desk, { name: 'four totals', evening: club.classical, deals: classical, from: 0 })),
      ...(await enterRows(desk, { name: 'four totals', evening: club.classical, deals: classical, from: 16 })),
      ...(await enterRows(desk, { name: 'four totals, 100 tables', evening: club.hall, deals: classical, from: 16 })),
      ...(await enterRows(desk, { name: 'Singapore line', evening: club.singapore, deals: singapore, from: 0 })),
      ...(await enterRows(desk, { name: 'Singapore line', evening: club.singapore, deals: singapore, from: 16 })),
      ...(await memoryRows(desk, screens)),
      ...(await scriptRows(desk, club)),
    ];
    return { name: `desk: ${club.sizes}`, rows };
  } finally {
    await desk.close();
  }
};
