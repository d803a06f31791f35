import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { JournalMirror } from '../../../main/files/journal.ts';
import { type ClientPort, connectStore, type StoreConnection } from '../../../main/store-client.ts';
import type { JournalInfo } from '../../../shared/contract/desktop.ts';
import { readJournal } from '../../../shared/records/journal.ts';
import { aPlayer, uuid } from '../../builders/records.ts';
import { makeWorld, type World } from '../store/world.ts';
import { MemoryDisk } from './memory-disk.ts';

export const FOLDER = '/data/journal';
export const PATH = '/data/journal/roundwind.journal';

/** Node's port as Electron's `MessagePortMain` behaves: messages come wrapped, and it has to be started. */
export const mainPort = (port: MessagePort): ClientPort => {
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

/** After each test: ends whatever was begun by `sit`. */
export const leaveDesks = async (): Promise<void> => {
  for (const { mirror, connection, world } of open.splice(0)) {
    connection.end();
    await mirror.stop();
    await world.close();
  }
};

/** Main's half on a store and a disk. */
export const sit = async (world: World, disk = new MemoryDisk()): Promise<Desk> => {
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
    erase: async () => undefined,
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

/** Waits for what comes about by itself; `what` names it when it never does. */
export const until = async (holds: () => boolean, what: () => string): Promise<void> => {
  for (let tries = 0; tries < 1000; tries += 1) {
    if (holds()) return;
    await sleep(5);
  }
  throw new Error(`never: ${what()}`);
};

/** Waits until the journal stands so. */
export const reaches = ({ mirror }: Desk, what: string, holds: (info: JournalInfo) => boolean) =>
  until(
    () => holds(mirror.info),
    () => `${what}: ${JSON.stringify(mirror.info)}`,
  );

/** Waits until everything up to this change is in the file. */
export const savedUpTo = (desk: Desk, seq: number) =>
  reaches(desk, `saved up to ${seq}`, (info) => info.state === 'saved' && info.seq === seq);

export const inState = (desk: Desk, state: JournalInfo['state']) =>
  reaches(desk, state, (info) => info.state === state);

export const setAside = (desk: Desk) => reaches(desk, 'set aside', (info) => info.setAside !== null);

let people = 500;

/** Registers people by the store that the desk is connected to, a change each. */
export const enter = async ({ connection }: Desk, ...names: string[]) => {
  for (const displayName of names) await connection.client.players.add(aPlayer({ id: uuid(people++), displayName }));
};

export const namesIn = async ({ connection }: Desk) => {
  for await (const players of await connection.client.players.list())
    return players.map((one) => one.displayName).toSorted();
  return [];
};

/** What a journal file holds, read as the program reads it. */
export const journalOn = (disk: MemoryDisk, path = PATH) => {
  const read = readJournal(disk.text(path) ?? '');
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.value;
};

export const seqsOn = (disk: MemoryDisk) => journalOn(disk).changes.map(({ seq }) => seq);

/** A club of another identity: every world counts its ids from the same number. */
export const otherWorld = async (): Promise<World> => {
  const world = makeWorld();
  await (await world.store()).db.meta.put({ key: 'store', storeId: uuid(people++) });
  return world;
};

/** A disk with the journal of a club of these people, and the world it came from. */
export const journalOf = async (...names: string[]) => {
  const world = makeWorld();
  const desk = await sit(world);
  await enter(desk, ...names);
  await savedUpTo(desk, names.length);
  await desk.mirror.stop();
  return { world, disk: desk.disk };
};
