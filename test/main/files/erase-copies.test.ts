import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { foldersIn, SafeCopies } from '../../../main/files/safe-copies.ts';
import { checkReplay } from '../../../main/store/replay-changes.ts';
import { connectStore } from '../../../main/store-client.ts';
import { readBackup } from '../../../shared/records/backup.ts';
import { readJournal } from '../../../shared/records/journal.ts';
import { aPlayer, uuid } from '../../builders/records.ts';
import { makeWorld, statusOf, type World } from '../store/world.ts';
import { MemoryDisk } from './memory-disk.ts';

const folders = foldersIn('/data');
const JOURNAL = '/data/journal/roundwind.journal';
const ANNA = uuid(1);
const NAME = 'Annika Sørlund';
const TRACES = ['Annika', 'Sørlund', 'soerlund'];

const open: { copies: SafeCopies; world: World }[] = [];
afterEach(async () => {
  for (const { copies, world } of open.splice(0)) {
    copies.lost();
    await copies.journal.stop();
    await world.close();
  }
});

let millisecond = 0;
/** The app's copies on a disk, with the store of a world. */
const start = async (world: World, disk: MemoryDisk) => {
  const copies = new SafeCopies({
    disk,
    folders,
    version: '1.0.0',
    now: () => new Date(Date.UTC(2026, 11, 1, 22, 0, 0, millisecond++)),
    pause: (_time, signal) => sleep(5, undefined, { signal }).catch(() => undefined),
    changed: () => undefined,
    log: () => undefined,
  });
  await copies.prepare();
  const port = await world.openPort();
  const events = new EventEmitter();
  port.addEventListener('message', ({ data }) => events.emit('message', { data }));
  const connection = connectStore({
    on: (name: string, listener: (message: { data: unknown }) => void) => events.on(name, listener),
    postMessage: (message) => port.postMessage(message),
    start: () => port.start(),
    close: () => port.close(),
  });
  copies.connected(connection);
  open.push({ copies, world });
  return { copies, client: connection.client };
};

type Desk = Awaited<ReturnType<typeof start>>;

const saved = ({ copies, client }: Desk) =>
  expect
    .poll(
      async () => copies.journal.info.state === 'saved' && copies.journal.info.seq === (await statusOf(client)).seq,
      {
        timeout: 8000,
      },
    )
    .toBe(true);

/** Every file of ours that holds a trace of the person. */
const namedIn = (disk: MemoryDisk): readonly string[] =>
  disk.paths().filter((path) => TRACES.some((trace) => disk.text(path)?.includes(trace)));

/** A club with the person in its journal, two snapshots, a journal of before a restore, fragments and an unreadable database. */
const club = async () => {
  const world = makeWorld();
  const disk = new MemoryDisk();
  const desk = await start(world, disk);
  const { client, copies } = desk;
  const anna = aPlayer({
    id: ANNA,
    displayName: NAME,
    firstName: 'Annika',
    lastName: 'Sørlund',
    email: 'a@soerlund.example',
  });
  await client.players.add({ ...anna, displayName: 'Annika S.' });
  await client.players.amend(anna);
  await saved(desk);
  const first = await copies.snapshot('import');
  if (!first.ok) throw new Error(JSON.stringify(first.errors));
  await client.store.restore({ text: disk.text(first.value.path) ?? '' });
  await saved(desk);
  await client.players.add(aPlayer({ id: uuid(2), displayName: 'Bo' }));
  await saved(desk);
  await copies.snapshot('import');
  disk.put(`${JOURNAL}.cut-20261201T200000-000Z`, `deadbeef {"name":"${NAME}`);
  disk.put(`${JOURNAL}.0a1b2c3d.tmp`, NAME);
  disk.put('/data/backups/roundwind-20261201T200000-000Z-close.json.0a1b2c3d.tmp', NAME);
  disk.put('/data/backups/roundwind-20261101T200000-000Z-close.json', `{"damaged":"${NAME}`);
  disk.put('/data/unreadable-20261101T200000-000Z/000003.log', NAME);
  return { world, disk, desk };
};

const erase = ({ client }: Desk) => client.players.erase({ id: ANNA, name: NAME });

const journalOf = (disk: MemoryDisk, path = JOURNAL) => {
  const read = readJournal(disk.text(path) ?? '');
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.value;
};

/** No file names the person, and each that was there is still of use. */
const expectWhole = async (disk: MemoryDisk, { client }: Desk): Promise<void> => {
  expect(namedIn(disk)).toEqual([]);
  const { storeId, seq } = await statusOf(client);
  const journal = journalOf(disk);
  expect(journal).toMatchObject({ storeId, end: 'whole', problems: [] });
  expect(journal.changes.map((change) => change.seq)).toEqual(Array.from({ length: seq }, (_, index) => index + 1));
  expect(journal.changes.at(-1)).toMatchObject({ command: 'players.erase', about: { name: 'N.N. 1' } });
  const backups = disk.names(folders.backups);
  expect(backups).toHaveLength(2);
  for (const name of backups) {
    const backup = readBackup(disk.text(`${folders.backups}/${name}`) ?? '');
    if (!backup.ok) throw new Error(JSON.stringify(backup.errors));
    expect(checkReplay(backup.value)).toEqual([]);
    expect(backup.value.records.players.map(({ displayName }) => displayName)).toContain('N.N. 1');
  }
  const aside = disk.names(folders.journal).filter((name) => name.startsWith('roundwind-until-'));
  expect(aside).toHaveLength(1);
  expect(journalOf(disk, `${folders.journal}/${aside[0]}`)).toMatchObject({ end: 'whole', problems: [] });
  expect((await client.store.erasures()).erasures).toEqual([]);
};

describe('after an erasure', () => {
  test('no file names the person: journal and copies are written anew, what cannot be is removed', async () => {
    const { disk, desk } = await club();
    expect(namedIn(disk).length).toBeGreaterThan(7);
    await erase(desk);
    await saved(desk);
    await expectWhole(disk, desk);
    expect(namedIn(disk.afterPowerCut())).toEqual([]);
    // The journal goes on.
    await desk.client.players.add(aPlayer({ id: uuid(3), displayName: 'Cho' }));
    await saved(desk);
    expect(journalOf(disk).changes.at(-1)).toMatchObject({ about: { name: 'Cho' } });
  });

  test('each file is on the medium before it takes the place of the old one, and the journal is the last', async () => {
    const { disk, desk } = await club();
    disk.steps.length = 0;
    await erase(desk);
    await saved(desk);
    const renames = disk.steps.filter((step) => step.startsWith('rename'));
    expect(renames).toHaveLength(4);
    expect(renames.at(-1)).toContain(`> ${JOURNAL}`);
    for (const rename of renames) {
      const [beside = ''] = rename.slice('rename '.length).split(' > ');
      expect(disk.steps.indexOf(`sync ${beside}`)).toBeLessThan(disk.steps.indexOf(rename));
      expect(disk.steps.indexOf(`sync ${beside}`)).toBeGreaterThan(-1);
    }
  });

  test('a power cut at any step leaves whole files, and the next start finishes', async () => {
    const counting = await club();
    const before = counting.disk.steps.length;
    await erase(counting.desk);
    await saved(counting.desk);
    const steps = counting.disk.steps.length - before;
    expect(steps).toBeGreaterThan(20);
    for (let cut = 1; cut <= steps; cut += 3) {
      const { world, disk, desk } = await club();
      disk.settle();
      disk.dieAfter(cut);
      await erase(desk);
      await expect.poll(() => disk.isDead() || desk.copies.journal.info.state === 'saved').toBe(true);
      desk.copies.lost();
      await desk.copies.journal.stop();
      await world.restart();
      const left = disk.afterPowerCut();
      for (const name of left.names(folders.backups).filter((each) => /close|tmp/.test(each) === false))
        expect(readBackup(left.text(`${folders.backups}/${name}`) ?? '')).toMatchObject({ ok: true });
      expect(journalOf(left)).toMatchObject({ end: 'whole', problems: [] });
      const next = await start(world, left);
      await saved(next);
      await expectWhole(left, next);
    }
  }, 120_000);

  test('a disk that is full says so, is tried again, and nothing is told before it is done', async () => {
    const { disk, desk } = await club();
    disk.failing.set('write', 'ENOSPC');
    await erase(desk);
    await expect.poll(() => desk.copies.journal.info.state).toBe('failed');
    expect(desk.copies.journal.info.fault).toMatchObject({ code: 'disk-full' });
    expect((await desk.client.store.erasures()).erasures).toHaveLength(1);
    disk.failing.clear();
    await saved(desk);
    await expectWhole(disk, desk);
  });

  test('two erasures that the files have not followed yet are both followed', async () => {
    const { disk, desk } = await club();
    disk.failing.set('write', 'ENOSPC');
    await erase(desk);
    await desk.client.players.erase({ id: uuid(2), name: 'Bo' });
    await expect.poll(() => desk.copies.journal.info.state).toBe('failed');
    disk.failing.clear();
    await saved(desk);
    expect(namedIn(disk)).toEqual([]);
    expect(disk.paths().filter((path) => disk.text(path)?.includes('"Bo"'))).toEqual([]);
    expect(journalOf(disk).changes.at(-1)).toMatchObject({ about: { name: 'N.N. 2' } });
  });

  test('a copy from before another database names the person under another card', async () => {
    const { disk, desk } = await club();
    const other = makeWorld();
    const there = await start(other, new MemoryDisk());
    await there.client.players.add(aPlayer({ id: uuid(77), displayName: NAME }));
    await there.client.players.add(aPlayer({ id: uuid(78), displayName: 'Bo' }));
    const { text } = await there.client.store.backup();
    const path = '/data/backups/roundwind-20261001T200000-000Z-update.json';
    disk.put(path, text);
    await erase(desk);
    await saved(desk);
    const backup = readBackup(disk.text(path) ?? '');
    if (!backup.ok) throw new Error(JSON.stringify(backup.errors));
    expect(backup.value.records.players.map(({ displayName }) => displayName).toSorted()).toEqual(['Bo', 'N.N. 1']);
  });

  test('what a person put into the folders stays', async () => {
    const { disk, desk } = await club();
    disk.put('/data/backups/my own.json', NAME);
    await erase(desk);
    await saved(desk);
    expect(namedIn(disk)).toEqual(['/data/backups/my own.json']);
  });
});
