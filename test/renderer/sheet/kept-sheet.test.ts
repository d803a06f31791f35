import { expect, test } from 'vitest';
import { EMPTY_DRAFT } from '../../../renderer/components/deal-entry/draft.ts';
import { keepSheet, readKeptSheet } from '../../../renderer/screens/sheet/kept-sheet.ts';
import { NEW_SHEET, type Sheet } from '../../../renderer/screens/sheet/sheet-rows.ts';
import { uuid } from '../../builders/records.ts';

const makeStorage = (): Storage => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
    get length() {
      return kept.size;
    },
    key: () => null,
    clear: () => kept.clear(),
  };
};

const SHEET: Sheet = {
  follows: [{ id: uuid(1), revision: 2 }],
  rows: [
    { id: uuid(2), draft: { ...EMPTY_DRAFT, texts: { a: '40w', b: '', c: 'B222', d: '0' } } },
    { id: uuid(3), draft: { ...EMPTY_DRAFT, winner: 'b', worth: '3', source: 'self' } },
    // A slip that was tried says the winning tile beside the tiles, not with a mark among them.
    {
      id: uuid(6),
      draft: { ...EMPTY_DRAFT, winner: 'a', winningTile: 'D2', texts: { a: 'B123 D22', b: '', c: '', d: '' } },
    },
    { id: uuid(4), draft: { ...EMPTY_DRAFT, result: 'false-win', offender: 'd' } },
    {
      id: uuid(5),
      draft: {
        ...{ ...EMPTY_DRAFT, winner: 'c', worth: '5', source: 'a', liable: 'a', liableCause: 'dragon-sets' },
        instant: [{ seat: 'b', kind: 'kong-exposed', payer: 'c', opening: true }],
      },
    },
  ],
  totals: { a: '-12', b: '', c: '', d: '' },
};

test('a sheet comes back as it was typed, and only at its table', () => {
  const storage = makeStorage();
  keepSheet('one', SHEET, storage);
  expect(readKeptSheet('one', storage)).toEqual(SHEET);
  expect(readKeptSheet('other', storage)).toBeUndefined();
});

test('an empty sheet is forgotten', () => {
  const storage = makeStorage();
  keepSheet('one', SHEET, storage);
  keepSheet('one', NEW_SHEET, storage);
  expect(storage.length).toBe(0);
});

/** Two rows that would be the same deal. */
const TWICE = JSON.stringify({ ...SHEET, rows: [...SHEET.rows, ...SHEET.rows.slice(0, 1)] });

test('what cannot be read is no sheet', () => {
  const storage = makeStorage();
  for (const text of ['', '{', '[]', JSON.stringify({ ...SHEET, rows: [{ id: 'x' }] }), TWICE]) {
    storage.setItem('sheet-one', text);
    expect(readKeptSheet('one', storage)).toBeUndefined();
  }
});
