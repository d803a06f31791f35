import { afterEach, describe, expect, test } from 'vitest';
import { makeWorld, statusOf } from '../store/world.ts';
import { BrokenDatabases } from './broken-databases.ts';
import {
  enter,
  FOLDER,
  inState,
  journalOf,
  journalOn,
  leaveDesks,
  namesIn,
  otherWorld,
  PATH,
  reaches,
  savedUpTo,
  seqsOn,
  setAside,
  sit,
  until,
} from './journal-desk.ts';

afterEach(leaveDesks);

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
