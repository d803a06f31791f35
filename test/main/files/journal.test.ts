import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { connectStore } from '../../../main/store-client.ts';
import { aPlayer, uuid } from '../../builders/records.ts';
import { makeWorld, statusOf } from '../store/world.ts';
import {
  enter,
  FOLDER,
  inState,
  journalOf,
  journalOn,
  leaveDesks,
  mainPort,
  namesIn,
  PATH,
  reaches,
  savedUpTo,
  seqsOn,
  sit,
} from './journal-desk.ts';
import { MemoryDisk } from './memory-disk.ts';

afterEach(leaveDesks);

describe('following', () => {
  test('each change becomes a line; the store is told only after the line is on the medium', async () => {
    const desk = await sit(makeWorld());
    await savedUpTo(desk, 0);
    await enter(desk, 'Ann');
    await savedUpTo(desk, 1);
    const { disk } = desk;
    const steps = disk.steps.filter((step) => step.endsWith(PATH));
    expect(steps.slice(-2)).toEqual([`write ${PATH}`, `sync ${PATH}`]);
    expect((await statusOf(desk.connection.client)).journal).toEqual({ seq: 1, at: desk.mirror.info.at });
    expect(journalOn(disk).storeId).toBe((await statusOf(desk.connection.client)).storeId);
  });

  test('the store is not told while the medium has not answered', async () => {
    const desk = await sit(makeWorld());
    await savedUpTo(desk, 0);
    desk.disk.failing.set('sync', 'EIO');
    await enter(desk, 'Ann');
    await inState(desk, 'failed');
    expect((await statusOf(desk.connection.client)).journal).toBeNull();
  });

  test('a new file and its folder are on the medium before the first line', async () => {
    const desk = await sit(makeWorld());
    await enter(desk, 'Ann');
    await savedUpTo(desk, 1);
    expect(desk.disk.steps.map((step) => step.replace(/\.[0-9a-f]{8}\.tmp/, '.tmp'))).toEqual([
      `folder ${FOLDER}`,
      `open ${PATH}.tmp`,
      `write ${PATH}.tmp`,
      `sync ${PATH}.tmp`,
      `close ${PATH}.tmp`,
      `rename ${PATH}.tmp > ${PATH}`,
      `syncFolder ${FOLDER}`,
      'syncFolder /data',
      `open ${PATH}`,
      `write ${PATH}`,
      `sync ${PATH}`,
    ]);
  });

  test('a journal begun by an older program goes on under our version, so that one refuses it instead of cutting it', async () => {
    const { world, disk } = await journalOf('Ann', 'Bea');
    const current = disk.text(PATH) ?? '';
    disk.put(PATH, current.replace(/"version":\d+/, '"version":1'));
    expect(journalOn(disk).older).toBe(true);
    const desk = await sit(world, disk);
    await enter(desk, 'Cleo');
    await savedUpTo(desk, 3);
    expect(journalOn(disk)).toMatchObject({ older: false, problems: [] });
    expect(disk.text(PATH)?.startsWith(current)).toBe(true);
  });

  test('whenever the power goes, all that the store was told is in the file', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 25 }), async (count, delay) => {
        const desk = await sit(makeWorld());
        const entering = enter(desk, ...Array.from({ length: count }, (_, index) => `Player ${index}`));
        await sleep(delay);
        // Asked first: the medium may only be further.
        const acknowledged = (await statusOf(desk.connection.client)).journal?.seq ?? 0;
        const left = desk.disk.afterPowerCut();
        const reached = left.text(PATH) === undefined ? 0 : journalOn(left).changes.length;
        expect(reached).toBeGreaterThanOrEqual(acknowledged);
        await entering;
        await savedUpTo(desk, count);
      }),
      { numRuns: 15 },
    );
  });

  test('a store that was lost and is back is followed on', async () => {
    const world = makeWorld();
    const desk = await sit(world);
    await enter(desk, 'Ann');
    await savedUpTo(desk, 1);
    desk.mirror.unfollow();
    desk.connection.end();
    await world.restart();
    const again = connectStore(mainPort(await world.openPort()));
    desk.mirror.follow(again.client);
    await enter({ ...desk, connection: again }, 'Ben');
    await savedUpTo(desk, 2);
    expect(seqsOn(desk.disk)).toEqual([1, 2]);
    again.end();
  });
});

describe('catching up at start', () => {
  test('lines that a crash kept from the file are appended', async () => {
    const { world, disk } = await journalOf('Ann', 'Ben', 'Cho');
    const whole = disk.text(PATH) ?? '';
    disk.put(PATH, `${whole.split('\n').slice(0, 2).join('\n')}\n`);
    await savedUpTo(await sit(world, disk), 3);
    expect(disk.text(PATH)).toBe(whole);
  });

  test('a file that is on disk but was not told of is told of', async () => {
    const { world, disk } = await journalOf('Ann');
    await (await world.store()).db.meta.delete('journal');
    const desk = await sit(world, disk);
    await savedUpTo(desk, 1);
    expect((await statusOf(desk.connection.client)).journal?.seq).toBe(1);
    expect(disk.steps.filter((step) => step === `write ${PATH}`)).toHaveLength(1);
  });

  test.each([
    ['cut in the middle of the line', (text: string) => text.slice(0, -40)],
    ['cut just before its line feed', (text: string) => text.slice(0, -1)],
    ['cut within a letter of several bytes', (text: string) => text],
  ])('a last line %s is made whole', async (what, cut) => {
    const { world, disk } = await journalOf('Ann', '東');
    const whole = disk.text(PATH) ?? '';
    const bytes = new TextEncoder().encode(whole);
    const letter = new TextEncoder().encode(whole.slice(0, whole.lastIndexOf('東'))).length;
    disk.put(PATH, what.includes('letter') ? bytes.slice(0, letter + 1) : cut(whole));
    await savedUpTo(await sit(world, disk), 2);
    expect(disk.text(PATH)).toBe(whole);
    const kept = disk.names(FOLDER).filter((name) => name.includes('.cut-'));
    expect(kept).toHaveLength(what.includes('line feed') ? 0 : 1);
  });

  test.each([
    ['a damaged last line', (text: string) => text.replace('Cho', 'Cxo')],
    ['a damaged line before a torn one', (text: string) => text.replace('Ben', 'Bxn').slice(0, -40)],
    ['a missing line before a torn one', (text: string) => text.split('\n').toSpliced(2, 1).join('\n').slice(0, -40)],
    ['an empty line at the end', (text: string) => `${text}\n`],
  ])('from %s on, the rest is kept aside and written again', async (_what, harm) => {
    const { world, disk } = await journalOf('Ann', 'Ben', 'Cho');
    const whole = disk.text(PATH) ?? '';
    const damaged = harm(whole);
    disk.put(PATH, damaged);
    const desk = await sit(world, disk);
    await savedUpTo(desk, 3);
    expect(disk.text(PATH)).toBe(whole);
    const kept = disk.names(FOLDER).find((name) => name.includes('.cut-'));
    expect(damaged.endsWith(disk.text(`${FOLDER}/${kept}`) ?? '-')).toBe(true);
    expect(desk.mirror.info.setAside).toBe(`${FOLDER}/${kept}`);
  });

  test('a start reads the first and the last line, however long the journal is', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `${'x'.repeat(150)} ${index}`);
    const { world, disk } = await journalOf(...names);
    const length = disk.text(PATH)?.length ?? 0;
    expect(length).toBeGreaterThan(30_000);
    const again = new MemoryDisk();
    // Far longer than what is read at a time.
    const [header, ...lines] = (disk.text(PATH) ?? '').split('\n');
    again.put(PATH, [header, 'x'.repeat(1_000_000), ...lines].join('\n'));
    await savedUpTo(await sit(world, again), names.length);
    expect(again.wholeReads).toBe(0);
    expect(again.partsRead).toBeLessThan(80_000);
  });

  test('a last line longer than what is read at a time is found', async () => {
    const world = makeWorld();
    const desk = await sit(world);
    await desk.connection.client.players.import({
      players: Array.from({ length: 700 }, (_, index) =>
        aPlayer({ id: uuid(9000 + index), displayName: `P ${index}` }),
      ),
    });
    await savedUpTo(desk, 1);
    await desk.mirror.stop();
    expect(desk.disk.text(PATH)?.length).toBeGreaterThan(100_000);
    const before = desk.disk.wholeReads;
    const again = await sit(world, desk.disk);
    await savedUpTo(again, 1);
    expect(desk.disk.wholeReads).toBe(before);
  });

  test('a file that is no journal is kept under another name', async () => {
    const { world, disk } = await journalOf('Ann');
    disk.put(PATH, 'my shopping list');
    const desk = await sit(world, disk);
    await savedUpTo(desk, 1);
    expect(desk.mirror.info.setAside).toMatch(/roundwind-until-.*\.journal$/);
    expect(disk.text(desk.mirror.info.setAside ?? '')).toBe('my shopping list');
  });
});

describe('a disk that refuses', () => {
  test.each([
    ['ENOSPC', 'write', 'disk-full'],
    ['EROFS', 'open', 'read-only'],
    ['EACCES', 'open', 'no-access'],
    ['EIO', 'sync', 'failed'],
  ])('%s at %s is told as %s, tried again, and nothing is missing afterwards', async (code, step, fault) => {
    const desk = await sit(makeWorld());
    await enter(desk, 'Ann');
    await savedUpTo(desk, 1);
    desk.disk.failing.set(step, code);
    desk.disk.tornBytes = 17;
    if (step === 'open') {
      // An open file goes on; the next start finds the folder so.
      await desk.mirror.stop();
      desk.mirror.follow(desk.connection.client);
    }
    await enter(desk, 'Ben');
    await inState(desk, 'failed');
    expect(desk.mirror.info.fault).toEqual({ code: fault, path: PATH, detail: code });
    expect(desk.mirror.info.seq).toBe(1);
    // The entries themselves are safe in the store.
    expect(await namesIn(desk)).toEqual(['Ann', 'Ben']);
    await reaches(desk, 'three tries', () => desk.pauses.length >= 3);
    expect(desk.pauses.slice(0, 3)).toEqual([1000, 2000, 4000]);
    desk.disk.failing.clear();
    await savedUpTo(desk, 2);
    expect(desk.mirror.info.fault).toBeNull();
    expect(journalOn(desk.disk)).toMatchObject({ end: 'whole', problems: [] });
    expect(seqsOn(desk.disk)).toEqual([1, 2]);
  });
});
