import { describe, expect, test } from 'vitest';
import {
  addTable,
  draftTables,
  emptyLayout,
  exchange,
  layoutOf,
  seatedTables,
  slotAt,
} from '../../../renderer/screens/seat/layout.ts';
import { benchRemarks, warningsOf } from '../../../renderer/screens/seat/warnings.ts';
import type { SessionView } from '../../../shared/contract/views.ts';
import type { PastRound } from '../../../shared/session/seating/plan.ts';
import { anEntrant, aPlayer } from '../../builders/records.ts';

type Wishes = Readonly<Record<string, Partial<ReturnType<typeof aPlayer>>>>;

const viewOf = (letters: string, wishes: Wishes = {}): SessionView => {
  const entrants = letters.split('').map((id, index) => ({
    ...anEntrant({ id, number: index + 1 }),
    name: id.toUpperCase(),
    player: aPlayer({ displayName: id, ...wishes[id] }),
  }));
  return { session: {}, entrants, rounds: [] } as unknown as SessionView;
};

const round = (number: number, ...tables: readonly string[]): PastRound => ({
  number,
  tables: tables.map((four, index) => {
    const [a = '', b = '', c = '', d = null] = four.split('');
    return { number: index + 1, chairs: { a, b, c, d } };
  }),
  sitOuts: [],
});

describe('places', () => {
  test('without seats everybody is on the bench, which ends with an empty place', () => {
    expect(emptyLayout(viewOf('abcde'))).toEqual({
      tables: 1,
      slots: [null, null, null, null, 'a', 'b', 'c', 'd', 'e', null],
    });
  });

  test('of a round those sit who are here', () => {
    expect(layoutOf(viewOf('abce'), round(1, 'abcd')).slots).toEqual(['a', 'b', 'c', null, 'e', null]);
  });

  test('two change places; an empty chair too, and the bench closes up', () => {
    const layout = layoutOf(viewOf('abcdef'), round(1, 'abcd'));
    expect(exchange(layout, 0, 4).slots).toEqual(['e', 'b', 'c', 'd', 'a', 'f', null]);
    expect(exchange(layout, 0, 6).slots).toEqual([null, 'b', 'c', 'd', 'e', 'f', 'a', null]);
    expect(exchange(exchange(layout, 0, 6), 4, 0).slots).toEqual(['e', 'b', 'c', 'd', 'f', 'a', null]);
  });

  test('a table number and a wind name a place', () => {
    const layout = addTable(layoutOf(viewOf('abcd'), round(1, 'abcd')));
    expect(layout.tables).toBe(2);
    expect(slotAt(layout, 2, 'c')).toBe(6);
    expect(slotAt(layout, 3, 'a')).toBeUndefined();
    expect(draftTables(layout)).toHaveLength(1);
  });

  test('tables are ready when no chair that needs somebody is empty', () => {
    const full = layoutOf(viewOf('abcd'), round(1, 'abcd'));
    expect(seatedTables(full, false)).toEqual([{ number: 1, chairs: { a: 'a', b: 'b', c: 'c', d: 'd' } }]);
    const three = layoutOf(viewOf('abc'), round(1, 'abcd'));
    expect(seatedTables(three, false)).toBeUndefined();
    expect(seatedTables(three, true)?.[0]?.chairs.d).toBeNull();
    expect(seatedTables(emptyLayout(viewOf('abcd')), false)).toBeUndefined();
  });
});

describe('remarks', () => {
  const remarks = (letters: string, four: string, past: readonly PastRound[] = [], wishes: Wishes = {}) => {
    const view = viewOf(letters, wishes);
    return warningsOf({ view, past, layout: layoutOf(view, round(9, four)), threes: false }).get(1) ?? [];
  };

  test('a fresh table has none', () => {
    expect(remarks('abcd', 'abcd')).toEqual([]);
  });

  test('who met, and in which rounds', () => {
    expect(remarks('abcdefgh', 'aefg', [round(1, 'fagh'), round(2, 'gabc')])).toContainEqual({
      kind: 'met',
      people: ['a', 'g'],
      rounds: [1, 2],
    });
  });

  test('groups that had better not, or must not, meet', () => {
    const wishes = { a: { avoidGroup: 'x', forbidGroup: 'y' }, b: { avoidGroup: 'x' }, c: { forbidGroup: 'y' } };
    expect(remarks('abcd', 'abcd', [], wishes)).toEqual([
      { kind: 'avoid', people: ['a', 'b'] },
      { kind: 'forbid', people: ['a', 'c'] },
    ]);
  });

  test('somebody who belongs to another table, an empty chair, a wind had before', () => {
    expect(remarks('abcd', 'abcd', [], { b: { fixedTable: 3 } })).toEqual([
      { kind: 'fixed-elsewhere', person: 'b', table: 3 },
    ]);
    expect(remarks('abc', 'abcd')).toEqual([{ kind: 'chair-empty', chair: 'd' }]);
    expect(remarks('abcdxyz', 'abcd', [round(1, 'axyz')])).toEqual([
      { kind: 'wind-again', person: 'a', chair: 'a', times: 1 },
    ]);
  });

  test('who would sit out again before others have', () => {
    const view = viewOf('abcdef');
    const layout = layoutOf(view, round(3, 'abcd'));
    const past = [
      { ...round(1, 'abcd'), sitOuts: ['e', 'f'] },
      { ...round(2, 'cdef'), sitOuts: ['a', 'b'] },
    ];
    expect(benchRemarks({ view, past, layout })).toEqual([
      { person: 'e', times: 1 },
      { person: 'f', times: 1 },
    ]);
    expect(benchRemarks({ view, past: [], layout })).toEqual([]);
  });
});
