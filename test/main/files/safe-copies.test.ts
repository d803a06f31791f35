import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { foldersIn, SafeCopies } from '../../../main/files/safe-copies.ts';
import { connectStore } from '../../../main/store-client.ts';
import { readBackup } from '../../../shared/records/backup.ts';
import { aPlayer, uuid } from '../../builders/records.ts';
import { makeWorld, statusOf, type World } from '../store/world.ts';
import { MemoryDisk } from './memory-disk.ts';

const folders = foldersIn('/data');
const JOURNAL = '/data/journal/roundwind.journal';

const open: { copies: SafeCopies; world: World }[] = [];
afterEach(async () => {
  for (const { copies, world } of open.splice(0)) {
    copies.lost();
    await world.close();
  }
});

/** The app's copies on a disk, with the store of a world. */
const start = async (its: { world?: World; disk?: MemoryDisk; version?: string; day?: number } = {}) => {
  const { world = makeWorld(), disk = new MemoryDisk(), version = '1.0.0', day = 1 } = its;
  let milliseconds = 0;
  const copies = new SafeCopies({
    disk,
    folders,
    version,
    now: () => new Date(2026, 11, day, 22, 0, 0, milliseconds++),
    pause: (time, signal) => sleep(time, undefined, { signal }).catch(() => undefined),
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
  const enter = (n: number) => connection.client.players.add(aPlayer({ id: uuid(n), displayName: `Player ${n}` }));
  return { copies, connection, world, disk, enter };
};

const backupNames = (disk: MemoryDisk) =>
  disk
    .names(folders.backups)
    .map((name) => name.replace(/^.*Z-/, ''))
    .toSorted();

describe('at close', () => {
  test('the last lines reach the file and a snapshot is written', async () => {
    const { copies, disk, enter } = await start();
    await enter(1);
    await enter(2);
    await copies.close();
    expect(disk.text(JOURNAL)?.split('\n')).toHaveLength(4);
    expect(backupNames(disk)).toEqual(['close.json']);
    const backup = readBackup(disk.text(`${folders.backups}/${disk.names(folders.backups)[0]}`) ?? '');
    expect(backup).toMatchObject({ ok: true, value: { seq: 2 } });
  });

  test('once a day, by the wall clock', async () => {
    const first = await start();
    await first.enter(1);
    await first.copies.close();
    const { world, disk } = first;
    await (await start({ world, disk })).copies.close();
    expect(backupNames(disk)).toEqual(['close.json']);
    await (await start({ world, disk, day: 2 })).copies.close();
    expect(backupNames(disk)).toEqual(['close.json', 'close.json']);
  });

  test('a club without records leaves no snapshot', async () => {
    const { copies, disk } = await start();
    await copies.close();
    expect(disk.names(folders.backups)).toEqual([]);
  });

  test('a disk that refuses holds nobody up', async () => {
    const { copies, disk, enter } = await start();
    await enter(1);
    disk.failing.set('write', 'ENOSPC');
    const before = Date.now();
    await copies.close();
    expect(Date.now() - before).toBeLessThan(8000);
  });
});

describe('after an update', () => {
  test('the journal is copied before the store opens, and a snapshot follows', async () => {
    const first = await start();
    await first.enter(1);
    await first.copies.close();
    const { world, disk } = first;
    const journal = disk.text(JOURNAL);
    const { copies } = await start({ world, disk, version: '1.1.0' });
    await expect.poll(() => backupNames(disk)).toEqual(['close.json', 'update.journal', 'update.json']);
    const copied = disk.names(folders.backups).find((name) => name.endsWith('.journal'));
    expect(disk.text(`${folders.backups}/${copied}`)).toBe(journal);
    copies.lost();
    await start({ world, disk, version: '1.1.0' });
    await sleep(50);
    expect(backupNames(disk)).toHaveLength(3);
  });

  test('a first start is no update', async () => {
    const { disk } = await start();
    await sleep(50);
    expect(disk.names(folders.backups)).toEqual([]);
  });

  test('a broken memory of the app is an empty one', async () => {
    const disk = new MemoryDisk();
    disk.put(folders.state, '{"version":7,');
    const { enter, copies } = await start({ disk });
    await enter(1);
    await copies.close();
    expect(JSON.parse(disk.text(folders.state) ?? '')).toEqual({ version: '1.0.0', closedOn: '2026-12-01' });
  });
});

describe('a snapshot on demand', () => {
  test('is a backup of everything, and the store knows of it', async () => {
    const { copies, disk, enter, connection } = await start();
    await enter(1);
    const written = await copies.snapshot('import');
    if (!written.ok) throw new Error(JSON.stringify(written.errors));
    expect(readBackup(disk.text(written.value.path) ?? '')).toMatchObject({ ok: true, value: { seq: 1 } });
    expect((await statusOf(connection.client)).backup?.seq).toBe(1);
  });

  test('comes back as a code when the disk is full, or the store away', async () => {
    const { copies, disk } = await start();
    disk.failing.set('sync', 'ENOSPC');
    expect(await copies.snapshot('restore')).toEqual({
      ok: false,
      errors: [{ code: 'disk-full', path: folders.backups, detail: 'ENOSPC' }],
    });
    copies.lost();
    expect(await copies.snapshot('restore')).toMatchObject({ ok: false, errors: [{ code: 'store-unavailable' }] });
  });
});
