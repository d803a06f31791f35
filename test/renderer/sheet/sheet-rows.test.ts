import { describe, expect, test } from 'vitest';
import { EMPTY_DRAFT } from '../../../renderer/components/deal-entry/draft.ts';
import {
  firstMoved,
  NEW_SHEET,
  reduceSheet,
  type Sheet,
  type SheetAction,
  withoutStored,
} from '../../../renderer/screens/sheet/sheet-rows.ts';
import { uuid } from '../../builders/records.ts';

const sheetAfter = (actions: readonly SheetAction[], sheet: Sheet = NEW_SHEET): Sheet => {
  let ids = 1;
  return actions.reduce(
    reduceSheet(() => uuid(ids++)),
    sheet,
  );
};
const typed = (at: number, text: string, known: Sheet['follows'] = []): SheetAction => ({
  type: 'row',
  at,
  action: { type: 'text', chair: 'a', text },
  known: known ?? [],
});
const texts = ({ rows }: Sheet): readonly string[] => rows.map(({ draft }) => draft.texts.a);
const DEAL = { id: uuid(50), revision: 1 };

describe('rows', () => {
  test('come into being up to the one typed in, each with its id, and know the deals they follow', () => {
    const sheet = sheetAfter([typed(2, '8', [DEAL]), typed(0, '4', [])]);
    expect(texts(sheet)).toEqual(['4', '', '8']);
    expect(new Set(sheet.rows.map(({ id }) => id)).size).toBe(3);
    expect(sheet.follows).toEqual([DEAL]);
  });

  test('a row that is emptied at the end is not there any more; one in between stays', () => {
    expect(texts(sheetAfter([typed(0, '4'), typed(1, '8'), typed(1, '')]))).toEqual(['4']);
    expect(texts(sheetAfter([typed(0, '4'), typed(1, '8'), typed(0, '')]))).toEqual(['', '8']);
  });

  test('a row keeps its id and what was not touched keeps its identity', () => {
    const one = sheetAfter([typed(0, '4'), typed(1, '8')]);
    const two = sheetAfter([typed(1, '16')], one);
    expect(two.rows[0]).toBe(one.rows[0]);
    expect(two.rows[1]?.id).toBe(one.rows[1]?.id);
  });

  test('a forgotten line is put between two, and one written twice goes', () => {
    const sheet = sheetAfter([typed(0, '4'), typed(1, '8'), { type: 'insert', at: 1 }]);
    expect(texts(sheet)).toEqual(['4', '', '8']);
    expect(sheet.rows[1]?.draft).toEqual(EMPTY_DRAFT);
    expect(texts(sheetAfter([{ type: 'remove', at: 0 }], sheet))).toEqual(['', '8']);
    expect(texts(sheetAfter([{ type: 'insert', at: 5 }], sheet))).toEqual(['4', '', '8']);
  });

  test('totals stand beside them', () => {
    expect(sheetAfter([{ type: 'total', chair: 'c', text: '-12' }]).totals.c).toBe('-12');
  });
});

describe('the deals that a sheet follows', () => {
  const sheet = sheetAfter([typed(0, '4', [DEAL])]);

  test('are the same until one comes, changes or goes', () => {
    expect(firstMoved(NEW_SHEET, [DEAL])).toBeUndefined();
    expect(firstMoved(sheet, [DEAL])).toBeUndefined();
    expect(firstMoved(sheet, [DEAL, { id: uuid(51), revision: 1 }])).toBe(2);
    expect(firstMoved(sheet, [{ ...DEAL, revision: 2 }])).toBe(1);
    expect(firstMoved(sheet, [])).toBe(1);
  });

  test('are those that are there now, once somebody says so', () => {
    expect(firstMoved(sheetAfter([{ type: 'follow', known: [] }], sheet), [])).toBeUndefined();
  });

  test('are none once everything typed is gone: a deal that comes then comes between nothing', () => {
    expect(firstMoved(sheetAfter([typed(0, '')], sheet), [])).toBeUndefined();
    expect(firstMoved(sheetAfter([{ type: 'remove', at: 0 }], sheet), [])).toBeUndefined();
  });
});

describe('rows that are deals of the table already', () => {
  const sheet = sheetAfter([typed(0, '4'), typed(1, '8')]);
  const saved = sheet.rows.map(({ id }) => ({ id, revision: 1 }));

  test('give way to them: after a reload, and when the sheet goes on behind what is there', () => {
    expect(withoutStored(sheet, saved)).toEqual(NEW_SHEET);
    expect(sheetAfter([{ type: 'follow', known: saved }], sheet)).toEqual(NEW_SHEET);
    expect(texts(withoutStored(sheet, saved.slice(0, 1)))).toEqual(['8']);
  });

  test('leave one alone of which nothing is stored', () => {
    expect(withoutStored(sheet, [DEAL])).toBe(sheet);
  });
});
