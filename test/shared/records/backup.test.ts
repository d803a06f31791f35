import { describe, expect, test } from 'vitest';
import { type Backup, readBackup, writeBackup } from '../../../shared/records/backup.ts';
import { checksum } from '../../../shared/records/checksum.ts';
import { aChange, aDeal, anEntrant, aPlayer, uuid } from '../../builders/records.ts';

const backup: Backup = {
  storeId: 'store-1',
  seq: 1,
  at: '2026-12-01T20:00:00.000Z',
  records: {
    players: [aPlayer({ displayName: 'Lee, Mei "M"' }), aPlayer({ id: uuid(2), displayName: '王小明' })],
    sessions: [],
    entrants: [anEntrant()],
    rounds: [],
    tables: [],
    deals: [aDeal()],
    plans: [],
    penalties: [],
    publications: [],
    seasons: [],
  },
  changes: [aChange()],
};
const text = writeBackup(backup);

/** The file with its body altered and the checksum made good again: what only a careful hand or a program would do. */
const resealed = (alter: (body: Record<string, unknown>) => void): string => {
  const { checksum: _, ...body } = JSON.parse(text) as Record<string, unknown>;
  alter(body);
  return JSON.stringify({ ...body, checksum: checksum(JSON.stringify(body)) });
};

const errorsOf = (input: string) => {
  const read = readBackup(input);
  return read.ok ? [] : read.errors;
};

describe('backup', () => {
  test('what was written is read', () => {
    expect(readBackup(text)).toEqual({ ok: true, value: backup });
  });

  test('the layout of the JSON does not matter', () => {
    expect(readBackup(JSON.stringify(JSON.parse(text), null, 2))).toEqual({ ok: true, value: backup });
  });

  test('counts stand at the top, readable without the program', () => {
    expect(JSON.parse(text)).toMatchObject({
      format: 'roundwind-backup',
      version: 3,
      counts: { players: 2, sessions: 0, entrants: 1, rounds: 0, tables: 0, deals: 1, changes: 1 },
    });
  });

  test('cut off at any byte, it is refused', () => {
    for (let length = 0; length < text.length; length++) {
      const [error] = errorsOf(text.slice(0, length));
      expect(error?.code, `length ${length}`).toBe(length < 28 ? 'not-a-backup' : 'truncated');
    }
  });

  test('any altered character is noticed', () => {
    for (let at = 0; at < text.length; at += 7) {
      const altered = `${text.slice(0, at)}${text[at] === 'x' ? 'y' : 'x'}${text.slice(at + 1)}`;
      expect(readBackup(altered).ok, `character ${at}`).toBe(false);
    }
  });

  test.each([
    ['empty', '', 'not-a-backup'],
    ['prose', 'Dear secretary', 'not-a-backup'],
    ['other JSON', '{"format":"something-else","version":1}', 'not-a-backup'],
    ['a list', '[1,2,3]', 'not-a-backup'],
    ['an altered name', text.replace('Lee, Mei', 'Lee, May'), 'checksum-mismatch'],
    ['no checksum', '{"format":"roundwind-backup","version":1}', 'checksum-mismatch'],
    ['a missing comma in the middle', text.replace('","seq"', '""seq"'), 'checksum-mismatch'],
  ])('%s: %s', (_, input, code) => {
    expect(errorsOf(input).map((error) => error.code)).toEqual([code]);
  });

  test('a file of version 1, which knew fewer fields and kinds, is read with the rest filled in', () => {
    const old = resealed((body) => {
      const records = body.records as Record<string, Record<string, unknown>[]>;
      const counts = body.counts as Record<string, number>;
      body.version = 1;
      for (const kind of ['plans', 'penalties', 'publications', 'seasons']) {
        delete records[kind];
        delete counts[kind];
      }
      for (const entrant of records.entrants ?? []) {
        delete entrant.role;
        delete entrant.tieOrder;
      }
    });
    expect(readBackup(old)).toEqual({ ok: true, value: backup });
  });

  test('a newer version is named with ours', () => {
    expect(errorsOf('{"format":"roundwind-backup","version":7,"anything":[]}')).toEqual([
      { code: 'newer-version', found: 7, supported: 3 },
    ]);
  });

  test('every broken record is named by kind, index and path', () => {
    const broken = resealed((body) => {
      const records = body.records as Record<string, Record<string, unknown>[]>;
      records.players![1]!.displayName = '';
      records.deals![0]!.position = 0;
      records.deals![0]!.facts = { ...(records.deals![0]!.facts as object), result: 'draw' };
    });
    expect(errorsOf(broken)).toEqual([
      { code: 'broken-record', kind: 'players', index: 1, path: 'displayName' },
      { code: 'broken-record', kind: 'deals', index: 0, path: 'position' },
      { code: 'broken-record', kind: 'deals', index: 0, path: 'facts.result' },
    ]);
  });

  test('a part that is missing altogether is named', () => {
    expect(errorsOf(resealed((body) => delete body.storeId))).toEqual([
      { code: 'broken-record', kind: 'envelope', index: 0, path: 'storeId' },
    ]);
  });

  test('counts that do not fit are named', () => {
    const lacking = resealed((body) => {
      (body.records as Record<string, unknown[]>).players!.pop();
    });
    expect(errorsOf(lacking)).toEqual([{ code: 'count-mismatch', kind: 'players', stated: 2, found: 1 }]);
  });
});
