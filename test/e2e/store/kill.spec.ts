import { appendFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { isSame } from '../../../main/store/plain.ts';
import { replayChanges } from '../../../main/store/replay-changes.ts';
import { readBackup } from '../../../shared/records/backup.ts';
import type { Change } from '../../../shared/records/change.ts';
import { RECORD_KINDS } from '../../../shared/records/records.ts';
import { killChromium } from '../chromium.ts';
import type { Acknowledged } from './harness/harness.ts';
import { type Harness, openHarness, startHarness } from './store-page.ts';

const KILLS = 22;
/** Fixes the moments of the kills; the browser's own timing differs from run to run all the same. */
const SEED = 20261201;
/** From the first deal: the earliest and the latest moment of a kill. */
const MOMENTS_MS = [20, 700] as const;

/** mulberry32 */
const random = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let value = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
  return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
};

let harness: Harness;
test.beforeAll(async () => {
  harness = await startHarness();
});
test.afterAll(() => harness.close());

const readStore = async (page: Page) => {
  const { text } = await page.evaluate(() => window.harness.client.store.backup());
  const read = readBackup(text);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.value;
};

/**
 * Nothing half-written: the changes are numbered without a gap and make exactly the records that are there. One `expect` for
 * all of them: Playwright keeps a report of each.
 */
const expectWhole = ({ changes, records }: Awaited<ReturnType<typeof readStore>>): void => {
  const jumps = changes.filter(({ seq }, index) => seq !== index + 1);
  const replayed = replayChanges(changes);
  const differing = RECORD_KINDS.flatMap((kind) => [
    ...records[kind]
      .filter((record) => !isSame(record, replayed[kind].get(record.id)))
      .map(({ id }) => `${kind} ${id}`),
    ...(records[kind].length === replayed[kind].size ? [] : [`number of ${kind}`]),
  ]);
  expect({ jumps, differing }).toEqual({ jumps: [], differing: [] });
};

/** Nothing acknowledged is lost: every acknowledgement has its change, as it was told. */
const expectKept = (changes: readonly Change[], acknowledged: readonly Acknowledged[]): void => {
  const lost = acknowledged.filter(({ seq, command, id }) => {
    const change = changes[seq - 1];
    return change?.command !== command || !change.writes.some((write) => write.kind === 'deals' && write.id === id);
  });
  expect(lost).toEqual([]);
};

test(`after ${KILLS} kills during entry nothing acknowledged is lost and nothing half-written appears (seed ${SEED})`, async () => {
  test.setTimeout(230_000);
  const chance = random(SEED);
  const acknowledged: Acknowledged[] = [];
  let killedAtWork = 0;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const context = await harness.launch();
    const page = await openHarness(context, harness.url);
    const found = await readStore(page);
    expectWhole(found);
    expectKept(found.changes, acknowledged);

    let first: () => void = () => {};
    const begun = new Promise<void>((resolve) => {
      first = resolve;
    });
    const before = acknowledged.length;
    await page.exposeFunction('report', (done: Acknowledged) => {
      acknowledged.push(done);
      first();
    });
    const tables = await page.evaluate(() => window.harness.seat(8));
    // Ends with the page: its rejection is the kill.
    page.evaluate((ids) => window.harness.enter(ids, window.report), tables).catch(() => undefined);
    await begun;
    await pause(MOMENTS_MS[0] + chance() * (MOMENTS_MS[1] - MOMENTS_MS[0]));
    await killChromium(harness.profile);
    // Playwright may or may not have noticed by itself that there is nothing left to close.
    await context.close().catch(() => undefined);
    if (acknowledged.length > before) killedAtWork += 1;
  }
  const context = await harness.launch();
  const page = await openHarness(context, harness.url);
  const found = await readStore(page);
  expectWhole(found);
  expectKept(found.changes, acknowledged);
  await context.close();
  expect(killedAtWork).toBe(KILLS);
  expect(acknowledged.length).toBeGreaterThan(KILLS * 5);
  test.info().annotations.push({
    type: 'entered',
    description: `${acknowledged.length} acknowledged, ${found.changes.length} changes, ${KILLS} kills`,
  });
});

/** The log files in which the browser writes IndexedDB, by their paths. */
const logFiles = async (): Promise<readonly string[]> => {
  const names = await readdir(harness.profile, { recursive: true });
  return names.filter((name) => /IndexedDB[/\\].*\.log$/.test(name)).map((name) => join(harness.profile, name));
};

/** The head of a record that says 300 bytes follow (checksum, length, kind), and then nothing. */
const TORN_RECORD = Buffer.from([0x78, 0x56, 0x34, 0x12, 0x2c, 0x01, 0x01]);

test('a kill in the middle of a record costs nothing, neither at the next start nor at the one after', async () => {
  test.setTimeout(120_000);
  const evening = async () => {
    const context = await harness.launch();
    const page = await openHarness(context, harness.url);
    const found = await readStore(page);
    expectWhole(found);
    return { context, page, sessions: found.records.sessions.length };
  };
  const kill = async ({ context }: Awaited<ReturnType<typeof evening>>) => {
    await killChromium(harness.profile);
    await context.close().catch(() => undefined);
  };
  const first = await evening();
  await first.page.evaluate(() => window.harness.seat(4));
  await kill(first);
  const [torn = '', ...others] = await logFiles();
  expect(others).toEqual([]);
  await appendFile(torn, TORN_RECORD);

  const next = await evening();
  expect(next.sessions).toBe(first.sessions + 1);
  await expect.poll(logFiles).not.toContain(torn);
  await next.page.evaluate(() => window.harness.seat(4));
  await kill(next);

  const after = await evening();
  expect(after.sessions).toBe(first.sessions + 2);
  await after.context.close();
});

declare global {
  interface Window {
    readonly report: (done: Acknowledged) => void;
  }
}
