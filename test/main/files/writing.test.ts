import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { answer, openFileSchema, saveFileSchema, savePdfSchema, snapshotSchema } from '../../../main/files/answer.ts';
import { realDisk } from '../../../main/files/disk.ts';
import { faultOf } from '../../../main/files/fault.ts';
import { safeFileName } from '../../../main/files/file-name.ts';
import { KEPT, keepSnapshots } from '../../../main/files/snapshots.ts';
import { storeFaultOf } from '../../../main/files/store-fault.ts';
import { writeWhole } from '../../../main/files/write-whole.ts';
import { ok } from '../../../shared/result.ts';
import { MemoryDisk } from './memory-disk.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('a file is written whole', () => {
  test('onto the medium first, then over the old one', async () => {
    const disk = new MemoryDisk();
    disk.put('/d/a.csv', 'old');
    await writeWhole(disk, '/d/a.csv', bytes('new'));
    expect(disk.steps.map((step) => step.replace(/\.[0-9a-f]{8}\.tmp/, '.tmp'))).toEqual([
      'open /d/a.csv.tmp',
      'write /d/a.csv.tmp',
      'sync /d/a.csv.tmp',
      'close /d/a.csv.tmp',
      'rename /d/a.csv.tmp > /d/a.csv',
      'syncFolder /d',
    ]);
    expect(disk.afterPowerCut().text('/d/a.csv')).toBe('new');
  });

  test.each(['open', 'write', 'sync', 'rename'])('or not at all: %s fails', async (step) => {
    const disk = new MemoryDisk();
    disk.put('/d/a.csv', 'old');
    disk.failing.set(step, 'ENOSPC');
    disk.tornBytes = 1;
    await expect(writeWhole(disk, '/d/a.csv', bytes('new'))).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(disk.names('/d')).toEqual(['a.csv']);
    expect(disk.text('/d/a.csv')).toBe('old');
    expect(disk.afterPowerCut().text('/d/a.csv')).toBe('old');
  });

  test('on the real disk too', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'roundwind-disk-'));
    const path = join(folder, 'a.csv');
    await writeFile(path, 'old');
    await writeWhole(realDisk, path, bytes('new'));
    expect(await readFile(path, 'utf8')).toBe('new');
    expect(await readdir(folder)).toEqual(['a.csv']);
    await expect(writeWhole(realDisk, join(folder, 'none', 'a.csv'), bytes('x'))).rejects.toMatchObject({
      code: 'ENOENT',
    });
    expect(await realDisk.read(join(folder, 'none'))).toBeUndefined();
    expect(await realDisk.list(join(folder, 'none'))).toEqual([]);
    const file = await realDisk.openEnd(path);
    await file.write(bytes('er, torn'));
    await file.truncate(5);
    await file.write(bytes('!'));
    await file.close();
    expect(await readFile(path, 'utf8')).toBe('newer!');
  });
});

test.each([
  ['ENOSPC', 'disk-full'],
  ['EDQUOT', 'disk-full'],
  ['EROFS', 'read-only'],
  ['EACCES', 'no-access'],
  ['EPERM', 'no-access'],
  ['ENOENT', 'missing'],
  ['EISDIR', 'missing'],
  ['EBUSY', 'busy'],
  ['EIO', 'failed'],
])('%s is told as %s', (detail, code) => {
  expect(faultOf(Object.assign(new Error('x'), { code: detail }), '/a')).toEqual({ code, path: '/a', detail });
});

test.each([
  ['a declared error', { code: 'INVALID', data: { errors: [] } }, { code: 'store-refused', detail: 'INVALID' }],
  [
    'one with a reason',
    { code: 'CONFLICT', data: { code: 'other-store' } },
    { code: 'store-refused', detail: 'CONFLICT other-store' },
  ],
  ['a dead port', new Error('[AsyncIdQueue] closed'), { code: 'store-unavailable', detail: '[AsyncIdQueue] closed' }],
  [
    'a bug in the store',
    { code: 'INTERNAL_SERVER_ERROR', message: 'x' },
    { code: 'store-unavailable', detail: '[object Object]' },
  ],
])('%s of the store is told', (_what, error, fault) => {
  expect(storeFaultOf(error)).toEqual(fault);
});

describe('a proposed file name', () => {
  test.each([
    ['standings.csv', 'standings.csv'],
    ['Club night: 1/12?.csv', 'Club night- 1-12-.csv'],
    ['../../etc/passwd', '-..-etc-passwd'],
    ['C:\\temp\\x.csv', 'C--temp-x.csv'],
    ['  .hidden. ', 'hidden'],
    ['', 'roundwind'],
    ['...', 'roundwind'],
    ['CON', '_CON'],
    ['nul.csv', '_nul.csv'],
    ['Łódź 東風.csv', 'Łódź 東風.csv'],
    ['a\u0000b\nc.csv', 'a-b-c.csv'],
  ])('%j becomes %j', (wanted, name) => {
    expect(safeFileName(wanted)).toBe(name);
  });

  test('of 300 characters is cut and keeps its ending', () => {
    const name = safeFileName(`${'x'.repeat(300)}.csv`);
    expect(name).toHaveLength(120);
    expect(name).toMatch(/x\.csv$/);
  });

  test('whatever is wanted, is one name that every system takes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (wanted) => {
        const name = safeFileName(wanted);
        expect(name).not.toBe('');
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
        expect(name).not.toMatch(/[\u0000-\u001f<>:"/\\|?*]|^\.|[. ]$/);
        expect(name.length).toBeLessThanOrEqual(240);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('snapshots', () => {
  const FOLDER = '/data/backups';
  const makeSnapshots = () => {
    const disk = new MemoryDisk();
    let minute = 0;
    const now = () => new Date(Date.UTC(2026, 10, 30, 19, minute++, 7, 42));
    return { disk, snapshots: keepSnapshots({ disk, folder: FOLDER, now }) };
  };

  test('are named by time and reason', async () => {
    const { disk, snapshots } = makeSnapshots();
    expect(await snapshots.save('import', '{"club":"東"}')).toBe(
      `${FOLDER}/roundwind-20261130T190007-042Z-import.json`,
    );
    expect(disk.text(`${FOLDER}/roundwind-20261130T190007-042Z-import.json`)).toBe('{"club":"東"}');
  });

  test('the last twenty are kept, and what a person put there stays', async () => {
    const { disk, snapshots } = makeSnapshots();
    disk.put(`${FOLDER}/my own backup.json`, 'mine');
    disk.put(`${FOLDER}/roundwind-of-last-year.json`, 'mine too');
    for (let count = 0; count < 25; count += 1) await snapshots.save('close', String(count));
    const ours = disk.names(FOLDER).filter((name) => name.endsWith('-close.json'));
    expect(ours).toHaveLength(KEPT);
    expect(ours.map((name) => disk.text(`${FOLDER}/${name}`))).toEqual(
      Array.from({ length: 20 }, (_, n) => String(n + 5)),
    );
    expect(disk.names(FOLDER)).toContain('my own backup.json');
    expect(disk.names(FOLDER)).toContain('roundwind-of-last-year.json');
  });

  test('one that cannot be written removes no older one', async () => {
    const { disk, snapshots } = makeSnapshots();
    for (let count = 0; count < 20; count += 1) await snapshots.save('close', String(count));
    disk.failing.set('write', 'ENOSPC');
    await expect(snapshots.save('restore', 'x')).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(disk.names(FOLDER)).toHaveLength(20);
  });

  test('the journal is copied as it is, when there is one', async () => {
    const { disk, snapshots } = makeSnapshots();
    expect(await snapshots.copyJournal('/data/journal/roundwind.journal')).toBeUndefined();
    disk.put('/data/journal/roundwind.journal', 'lines');
    const path = await snapshots.copyJournal('/data/journal/roundwind.journal');
    expect(path).toMatch(/-update\.journal$/);
    expect(disk.text(path ?? '')).toBe('lines');
  });
});

describe('a call from a page', () => {
  const PAGE = { url: 'app://roundwind/index.html', parent: null };
  const setUp = () => {
    const state: { handler?: (event: unknown, argument: unknown) => Promise<unknown> } = {};
    const reply = vi.fn(async (input: unknown) => ok(input));
    const sender = {};
    answer('roundwind:test', {
      ipc: {
        handle: (_channel, handler) => {
          state.handler = handler as never;
        },
      },
      windowOf: (asking) => (asking === sender ? ({} as never) : undefined),
      input: saveFileSchema,
      reply,
    });
    const call = (event: object, argument: unknown) => state.handler?.(event, argument);
    return { call, reply, sender };
  };
  const GOOD = { suggestedName: 'a.csv', mime: 'text/csv', data: 'x' };

  test('is answered when sender and argument are right', async () => {
    const { call, sender } = setUp();
    expect(await call({ sender, senderFrame: PAGE }, GOOD)).toEqual({ ok: true, value: GOOD });
  });

  test.each([
    ['a window that is no screen', {}, PAGE],
    ['a frame in a screen', undefined, { ...PAGE, parent: PAGE }],
    ['a screen that shows another page', undefined, { url: 'https://example.org/', parent: null }],
    ['a page that has gone', undefined, null],
  ])('from %s is not', async (_what, other, senderFrame) => {
    const { call, reply, sender } = setUp();
    expect(await call({ sender: other ?? sender, senderFrame }, GOOD)).toEqual({
      ok: false,
      errors: [{ code: 'not-allowed' }],
    });
    expect(reply).not.toHaveBeenCalled();
  });

  test('with a wrong argument is refused with every wrong field', async () => {
    const { call, reply, sender } = setUp();
    expect(await call({ sender, senderFrame: PAGE }, { suggestedName: '', mime: 1, data: 'x' })).toEqual({
      ok: false,
      errors: [{ code: 'invalid-call', fields: ['suggestedName', 'mime'] }],
    });
    expect(reply).not.toHaveBeenCalled();
  });

  test.each([
    [saveFileSchema, { ...GOOD, path: '/etc/passwd' }],
    [saveFileSchema, { ...GOOD, data: { length: 3 } }],
    [openFileSchema, { kind: 'csv', path: '/etc/passwd' }],
    [openFileSchema, { kind: 'exe' }],
    [savePdfSchema, { suggestedName: 'x'.repeat(2000) }],
    [snapshotSchema, { reason: 'close' }],
    [snapshotSchema, undefined],
  ])('cannot ask for more than the bridge offers', (schema, argument) => {
    expect(schema.safeParse(argument).success).toBe(false);
  });
});
