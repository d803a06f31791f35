import { describe, expect, test } from 'vitest';
import type { Change } from '../../../shared/records/change.ts';
import { isErased, makeEraser } from '../../../shared/records/erase-person.ts';
import { findPerson, nextNeutralName } from '../../../shared/records/find-person.ts';
import type { Player } from '../../../shared/records/records.ts';
import { aPlayer, uuid } from '../../builders/records.ts';

const aChange = (change: Partial<Change>): Change => ({
  ...{ seq: 1, at: '2026-12-01T19:00:00.000Z', command: 'players.add', reason: null, sessionId: null, about: {} },
  ...{ undoes: null, redoes: null, writes: [] },
  ...change,
});

const eraserOf = (card: Partial<Player>) => {
  const history = { records: { players: [aPlayer(card)] }, changes: [] };
  return makeEraser(findPerson(history, { playerIds: [uuid(1)], register: new Set([uuid(1)]) }), 'N.N. 1');
};

describe('a sentence that somebody typed', () => {
  const anna = { displayName: 'Anna Berg', firstName: 'Anna', lastName: 'Berg', email: 'a@berg.example' };
  test.each([
    [anna, 'Anna Berg was late', 'N.N. 1 was late'],
    [anna, 'ANNA  BERG was late', 'N.N. 1 was late'],
    [anna, 'Berg, Anna: late', 'N.N. 1: late'],
    [anna, '(Berg Anna)', '(N.N. 1)'],
    [anna, 'wrote from a@berg.example.', 'wrote from N.N. 1.'],
    [anna, 'Anna Bergman and Joanna Berg', 'Anna Bergman and Joanna Berg'],
    [anna, 'Anna alone is not found', 'Anna alone is not found'],
    [{ displayName: 'May' }, 'May was late in may, Mayor', 'N.N. 1 was late in may, Mayor'],
    [{ displayName: 'bo' }, 'Bo was late: BO', 'N.N. 1 was late: N.N. 1'],
    [{ displayName: "Pat O'Neill-Day" }, 'Pat O’Neill‑Day', 'N.N. 1'],
    [{ displayName: 'René' }, 'Rene\u0301 was late', 'N.N. 1 was late'],
    [{ displayName: 'ராம' }, 'ராமா', 'ராமா'],
    [{ displayName: 'J.' }, 'table J. and J', 'table N.N. 1 and J'],
    [{ displayName: 'A' }, 'table A', 'table A'],
    [{ displayName: '7' }, '7 points', '7 points'],
    [{ displayName: 'A+B (old)' }, 'with A+B (old)!', 'with N.N. 1!'],
    [{ displayName: '李伟', firstName: '伟', lastName: '李' }, '今天李伟迟到', '今天N.N. 1迟到'],
    [{ displayName: 'Bo', emaNo: '04010007' }, 'EMA 04010007, not 104010007', 'EMA N.N. 1, not 104010007'],
  ])('%j in “%s”', (card, text, cleaned) => {
    expect(eraserOf(card).change(aChange({ reason: text })).reason).toBe(cleaned);
  });

  test.each([
    ['Ann', 'Ann Lee', 'Ann Lee, ANN LEE, Ann', 'Ann Lee, ANN LEE, N.N. 1'],
    ['Ann', 'Mary Ann', 'Mary Ann sat with Ann', 'Mary Ann sat with N.N. 1'],
    ['Ann Lee', 'Ann', 'Ann Lee and Ann', 'N.N. 1 and Ann'],
    ['李伟', '李伟明', '李伟明和李伟', '李伟明和N.N. 1'],
    ['N.N.', 'N.N. 7', 'N.N. 7 and N.N. and N.N. 1', 'N.N. 7 and N.N. 1 and N.N. 1'],
    ['Ann', 'Ann', 'Ann', 'N.N. 1'],
  ])('%s is erased, %s is somebody else: “%s”', (name, other, text, cleaned) => {
    const players = [aPlayer({ displayName: name }), aPlayer({ id: uuid(2), displayName: other })];
    const person = findPerson(
      { records: { players }, changes: [] },
      { playerIds: [uuid(1)], register: new Set([uuid(1), uuid(2)]) },
    );
    const { change } = makeEraser(person, 'N.N. 1');
    expect(change(aChange({ reason: text })).reason).toBe(cleaned);
  });

  test('a whole fact of the history is the name, however short; the path of a command and numbers of tables never are', () => {
    const about = { name: 'A', count: 1, command: 'players.add', tables: '7' };
    expect(eraserOf({ displayName: 'A' }).change(aChange({ about })).about).toEqual({ ...about, name: 'N.N. 1' });
    expect(eraserOf({ displayName: 'players.add' }).change(aChange({ about })).about).toEqual(about);
    expect(eraserOf({ displayName: '7' }).change(aChange({ about })).about).toEqual(about);
  });

  test('never grows beyond what its field takes', () => {
    const name = `${'Bo '.repeat(66)}xx`;
    expect(name).toHaveLength(200);
    expect(eraserOf({ displayName: 'Bo' }).record('seasons', aSeason(name)).name).toHaveLength(200);
  });
});

const aSeason = (name: string) => ({
  ...{ id: uuid(9), name, from: null, to: null, ruleset: null, figure: 'place' as const, best: null },
  minimumGames: 0,
});

test('rewriting again changes nothing', () => {
  const change = aChange({ reason: 'Anna Berg was late', about: { name: 'Anna Berg' } });
  const eraser = eraserOf({ displayName: 'Anna Berg' });
  const once = eraser.change(change);
  expect(eraser.change(once)).toEqual(once);
});

test('an erased card is known by saying nothing else', () => {
  const erased = eraserOf({ displayName: 'Bo', email: 'b@example.org', fixedTable: 2 }).record('players', aPlayer());
  expect(isErased(erased)).toBe(true);
  expect(isErased({ ...erased, email: 'b@example.org' })).toBe(false);
  expect(isErased({ ...erased, displayName: 'N.N.' })).toBe(false);
  expect(isErased({ ...erased, status: 'member' })).toBe(false);
});

test('numbers of the erased are not given again, whoever had them', () => {
  const players = [aPlayer({ displayName: 'N.N. 4' }), aPlayer({ displayName: 'N.N. 12 b' })];
  expect(nextNeutralName({ records: { players }, changes: [] })).toBe('N.N. 5');
  const gone = { kind: 'players' as const, id: uuid(2), before: aPlayer({ displayName: 'N.N. 9' }), after: null };
  expect(nextNeutralName({ records: { players }, changes: [aChange({ writes: [gone] })] })).toBe('N.N. 10');
  expect(nextNeutralName({ records: {}, changes: [] })).toBe('N.N. 1');
});
