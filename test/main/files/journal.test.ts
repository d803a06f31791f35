import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { JournalMirror } from '../../../main/files/journal.ts';
import { type ClientPort, connectStore, type StoreConnection } from '../../../main/store-client.ts';
import type { JournalInfo } from '../../../shared/contract/desktop.ts';
import { readJournal } from '../../../shared/records/journal.ts';
import { aPlayer, uuid } from '../../builders/records.ts';
import { makeWorld, statusOf, type World } from '../store/world.ts';
import { BrokenDatabases } from './broken-databases.ts';
import { MemoryDisk } from './memory-disk.ts';

const FOLDER = '/data/journal';
const PATH = '/data/journal/roundwind.journal';

/** Node's port as Electron's `MessagePortMain` behaves: messages come wrapped, and it has to be started. */
const mainPort = (port: MessagePort): ClientPort => {
  const events = new EventEmitter();
  port.addEventListener('message', ({ data }) => events.emit('message', { data }));
  port.addEventListener('close', () => events.emit('close'));
  return {
    on: (name: string, listener: (message: { data: unknown }) => void) => events.on(name, listener),
    postMessage: (message) => port.postMessage(message),
    start: () => port.start(),
    close: () => port.close(),
  };
};

type Desk = {
  readonly disk: MemoryDisk;
  readonly mirror: JournalMirror;
  readonly told: JournalInfo[];
  readonly pauses: number[];
  /** How an unreadable database was kept. */
  readonly kept: string[];
  readonly connection: StoreConnection;
};

const open: { mirror: JournalMirror; connection: StoreConnection; world: World }[] = [];
afterEach(async () => {
  for (const { mirror, connection, world } of open.splice(0)) {
    connection.end();
    await mirror.stop();
    await world.close();
  }
});

/** Main's half on a store and a disk. */
const sit = async (world: World, disk = new MemoryDisk()): Promise<Desk> => {
  const told: JournalInfo[] = [];
  const pauses: number[] = [];
  const kept: string[] = [];
  let minute = 0;
  const mirror = new JournalMirror({
    disk,
    folder: FOLDER,
    now: () => new Date(Date.UTC(2026, 11, 1, 20, minute++)),
    changed: (info) => void told.push(info),
    log: () => undefined,
    keepUnreadable: async (how) => {
      kept.push(how);
      return `/data/${how}`;
    },
    pause: async (milliseconds, signal) => {
      pauses.push(milliseconds);
      await sleep(5, undefined, { signal }).catch(() => undefined);
    },
  });
  const connection = connectStore(mainPort(await world.openPort()));
  mirror.follow(connection.client);
  open.push({ mirror, connection, world });
  return { disk, mirror, told, pauses, kept, connection };
};

const until = async (holds: () => boolean, what: () => string): Promise<void> => {
  for (let tries = 0; tries < 1000; tries += 1) {
    if (holds()) return;
    await sleep(5);
  }
  throw new Error(`never: ${what()}`);
};
const reaches = ({ mirror }: Desk, what: string, holds: (info: JournalInfo) => boolean) =>
  until(
    () => holds(mirror.info),
    () => `${what}: ${JSON.stringify(mirror.info)}`,
  );
const savedUpTo = (desk: Desk, seq: number) =>
  reaches(desk, `saved up to ${seq}`, (info) => info.state === 'saved' && info.seq === seq);
const inState = (desk: Desk, state: JournalInfo['state']) => reaches(desk, state, (info) => info.state === state);
const setAside = (desk: Desk) => reaches(desk, 'set aside', (info) => info.setAside !== null);

let people = 500;
const enter = async ({ connection }: Desk, ...names: string[]) => {
  for (const displayName of names) await connection.client.players.add(aPlayer({ id: uuid(people++), displayName }));
};
const namesIn = async ({ connection }: Desk) => {
  for await (const players of await connection.client.players.list())
    return players.map((one) => one.displayName).toSorted();
  return [];
};
const journalOn = (disk: MemoryDisk, path = PATH) => {
  const read = readJournal(disk.text(path) ?? '');
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.value;
};
const seqsOn = (disk: MemoryDisk) => journalOn(disk).changes.map(({ seq }) => seq);

/** A club of another identity: every world counts its ids from the same number. */
const otherWorld = async (): Promise<World> => {
  const world = makeWorld();
  await (await world.store()).db.meta.put({ key: 'store', storeId: uuid(people++) });
  return world;
};

/** A disk with the journal of a club of these people, and the world it came from. */
const journalOf = async (...names: string[]) => {
  const world = makeWorld();
  const desk = await sit(world);
  await enter(desk, ...names);
  await savedUpTo(desk, names.length);
  await desk.mirror.stop();
  return { world, disk: desk.disk };
};

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

describe('when the store has lost what the journal holds', () => {
  test('an empty store is offered the journal and rebuilt from it, under its old identity', async () => {
    const { disk } = await journalOf('Ann', 'Ben');
    const before = disk.text(PATH);
    const desk = await sit(await otherWorld(), disk);
    await inState(desk, 'rebuild-offered');
    expect(desk.mirror.info.offer).toEqual({
      why: 'empty',
      journalSeq: 2,
      storeSeq: 0,
      journalAt: journalOn(disk).changes[1]?.at,
    });
    expect(await desk.mirror.accept()).toEqual({ ok: true, value: { seq: 2 } });
    await savedUpTo(desk, 2);
    expect((await statusOf(desk.connection.client)).storeId).toBe(journalOn(disk).storeId);
    expect(await namesIn(desk)).toEqual(['Ann', 'Ben']);
    expect(disk.text(PATH)).toBe(before);
    await enter(desk, 'Cho');
    await savedUpTo(desk, 3);
    expect(seqsOn(disk)).toEqual([1, 2, 3]);
  });

  test('an older state of the same store is brought up to the journal', async () => {
    const { world, disk } = await journalOf('Ann', 'Ben', 'Cho');
    const { db } = await world.store();
    const last = await db.changes.get(3);
    await db.changes.delete(3);
    await db.of('players').delete(last?.writes[0]?.id ?? '');
    const desk = await sit(world, disk);
    await inState(desk, 'rebuild-offered');
    expect(desk.mirror.info.offer).toMatchObject({ why: 'older', journalSeq: 3, storeSeq: 2 });
    expect(await desk.mirror.accept()).toEqual({ ok: true, value: { seq: 3 } });
    await savedUpTo(desk, 3);
    expect(await namesIn(desk)).toEqual(['Ann', 'Ben', 'Cho']);
  });

  test('declined, the journal is kept under a dated name and a new one begins', async () => {
    const { disk } = await journalOf('Ann');
    const before = disk.text(PATH);
    const desk = await sit(await otherWorld(), disk);
    await inState(desk, 'rebuild-offered');
    const answer = await desk.mirror.decline();
    if (!answer.ok) throw new Error('declined');
    expect(disk.text(answer.value.keptAs)).toBe(before);
    await savedUpTo(desk, 0);
    await enter(desk, 'Zoe');
    await savedUpTo(desk, 1);
    expect(await desk.mirror.accept()).toMatchObject({ ok: false });
  });

  test('entering something new declines: it is never without its line', async () => {
    const { disk } = await journalOf('Ann');
    const before = disk.text(PATH);
    const desk = await sit(await otherWorld(), disk);
    await inState(desk, 'rebuild-offered');
    await enter(desk, 'Zoe');
    await savedUpTo(desk, 1);
    expect(journalOn(disk).changes[0]?.writes[0]?.after).toMatchObject({ displayName: 'Zoe' });
    expect(disk.text(desk.mirror.info.setAside ?? '')).toBe(before);
    expect(await desk.mirror.decline()).toMatchObject({ ok: false, errors: [{ detail: 'no-offer' }] });
  });
});

describe('when the database cannot be opened', () => {
  const brokenAfter = async (...names: string[]) => {
    const { disk } = await journalOf(...names);
    const factory = new BrokenDatabases();
    return { disk, factory, desk: await sit(makeWorld(factory), disk) };
  };

  test('the journal is offered; accepted, the database is copied, removed and rebuilt', async () => {
    const { disk, desk } = await brokenAfter('Ann', 'Ben');
    const before = disk.text(PATH);
    await inState(desk, 'rebuild-offered');
    expect(desk.mirror.info).toMatchObject({ fault: null, offer: { why: 'unreadable', journalSeq: 2, storeSeq: 0 } });
    expect(await desk.mirror.accept()).toEqual({ ok: true, value: { seq: 2, keptAs: '/data/copy' } });
    expect(desk.kept).toEqual(['copy']);
    await savedUpTo(desk, 2);
    expect(await namesIn(desk)).toEqual(['Ann', 'Ben']);
    expect(disk.text(PATH)).toBe(before);
    await enter(desk, 'Cho');
    await savedUpTo(desk, 3);
  });

  test('what the browser can neither open nor remove is moved away from under it', async () => {
    const { factory, desk } = await brokenAfter('Ann');
    factory.stuck = true;
    await inState(desk, 'rebuild-offered');
    const accepted = desk.mirror.accept();
    await until(
      () => desk.kept.length === 2,
      () => 'moved',
    );
    expect(desk.kept).toEqual(['copy', 'move']);
    expect(await accepted).toMatchObject({ ok: false, errors: [{ detail: 'CONFLICT database-unreadable' }] });
    factory.stuck = false;
    const offers = () => desk.told.filter(({ state }) => state === 'rebuild-offered').length;
    await until(
      () => offers() === 2,
      () => 'offered again',
    );
    expect(await desk.mirror.accept()).toMatchObject({ ok: true, value: { seq: 1 } });
    await savedUpTo(desk, 1);
  });

  test('there is nothing to go on with, so it cannot be declined', async () => {
    const { disk, desk } = await brokenAfter('Ann');
    const before = disk.text(PATH);
    await inState(desk, 'rebuild-offered');
    expect(await desk.mirror.decline()).toMatchObject({ ok: false, errors: [{ detail: 'no-offer' }] });
    expect(disk.text(PATH)).toBe(before);
    expect(desk.mirror.info.state).toBe('rebuild-offered');
  });

  test('once it can be opened after all, the offer goes by itself and nothing is touched', async () => {
    const { world, disk } = await journalOf('Ann');
    const before = disk.text(PATH);
    const factory = new BrokenDatabases(world.indexedDB);
    const desk = await sit(makeWorld(factory), disk);
    await inState(desk, 'rebuild-offered');
    factory.broken = false;
    await savedUpTo(desk, 1);
    expect(desk.mirror.info.offer).toBeNull();
    expect(disk.text(PATH)).toBe(before);
    expect(await namesIn(desk)).toEqual(['Ann']);
  });

  test('without a journal it is said, and tried again with growing pauses', async () => {
    const desk = await sit(makeWorld(new BrokenDatabases()));
    await inState(desk, 'failed');
    expect(desk.mirror.info.fault).toEqual({ code: 'store-refused', detail: 'CONFLICT database-unreadable' });
    await reaches(desk, 'three tries', () => desk.pauses.length >= 3);
    expect(desk.pauses.slice(0, 3)).toEqual([1000, 2000, 4000]);
  });
});

describe('a journal of another history', () => {
  test('of another club is kept, never overwritten', async () => {
    const { disk } = await journalOf('Ann', 'Ben');
    const before = disk.text(PATH);
    const other = await otherWorld();
    const desk = await sit(other);
    await enter(desk, 'Zoe');
    await savedUpTo(desk, 1);
    await desk.mirror.stop();
    const moved = await sit(other, disk);
    await savedUpTo(moved, 1);
    expect(disk.text(moved.mirror.info.setAside ?? '')).toBe(before);
    expect(journalOn(disk).storeId).toBe((await statusOf(moved.connection.client)).storeId);
  });

  test('of the same store, gone another way since, is kept too', async () => {
    const { world, disk } = await journalOf('Ann', 'Ben');
    const before = disk.text(PATH);
    const { db } = await world.store();
    const second = await db.changes.get(2);
    if (second === undefined) throw new Error('no second change');
    await db.changes.put({ ...second, command: 'players.other' });
    const desk = await sit(world, disk);
    await setAside(desk);
    await savedUpTo(desk, 2);
    expect(disk.text(desk.mirror.info.setAside ?? '')).toBe(before);
    expect(journalOn(disk).changes[1]?.command).toBe('players.other');
  });

  test('after a restore a new journal holds the whole new history', async () => {
    const desk = await sit(makeWorld());
    await enter(desk, 'Ann');
    await savedUpTo(desk, 1);
    const { text } = await desk.connection.client.store.backup();
    await enter(desk, 'Ben');
    await savedUpTo(desk, 2);
    const before = desk.disk.text(PATH);
    const { seq } = await desk.connection.client.store.restore({ text });
    await setAside(desk);
    await savedUpTo(desk, seq);
    expect(desk.disk.text(desk.mirror.info.setAside ?? '')).toBe(before);
    expect(seqsOn(desk.disk)).toEqual([1, 2]);
  });

  test('an empty journal of another store is simply begun anew', async () => {
    const first = await sit(makeWorld());
    await savedUpTo(first, 0);
    await first.mirror.stop();
    const desk = await sit(await otherWorld(), first.disk);
    await enter(desk, 'Ann');
    await savedUpTo(desk, 1);
    expect(desk.mirror.info.setAside).toBeNull();
    expect(desk.disk.names(FOLDER)).toEqual(['roundwind.journal']);
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
