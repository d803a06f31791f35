import { describe, expect, test } from 'vitest';
import { gamesOfBoth, headToHead } from '../../../shared/session/head-to-head.ts';
import { aGame, personId } from '../../builders/season.ts';

const GAMES = [
  aGame('ABCD 10 5 -5 -10'),
  aGame('BAEF 10 2 -2 -10', { round: 2 }),
  aGame('ACBF 4 4 -4 -4', { round: 3 }),
];

describe('head to head', () => {
  test('games at one table, who was ahead, and the difference of the balances', () => {
    const all = headToHead(GAMES);
    expect(all.get(personId('A'))?.get(personId('B'))).toEqual({
      games: 3,
      ahead: 2,
      behind: 1,
      level: 0,
      difference: 5,
    });
    expect(all.get(personId('B'))?.get(personId('A'))).toEqual({
      games: 3,
      ahead: 1,
      behind: 2,
      level: 0,
      difference: -5,
    });
    expect(all.get(personId('A'))?.get(personId('C'))).toEqual({
      games: 2,
      ahead: 1,
      behind: 0,
      level: 1,
      difference: 15,
    });
    expect(all.get(personId('D'))?.get(personId('E'))).toBeUndefined();
    expect(all.get(personId('A'))?.has(personId('A'))).toBe(false);
  });

  test('one is as far ahead as the other is behind', () => {
    for (const [one, row] of headToHead(GAMES))
      for (const [other, meeting] of row) {
        const back = headToHead(GAMES).get(other)?.get(one);
        expect(back).toEqual({
          ...meeting,
          ahead: meeting.behind,
          behind: meeting.ahead,
          difference: -meeting.difference + 0,
        });
      }
  });

  test('leads to the tables', () => {
    const found = gamesOfBoth(GAMES, personId('B'), personId('C'));
    expect(found.map(({ game, one, other }) => [game.round, one.balance, other.balance])).toEqual([
      [1, 5, -5],
      [3, -4, 4],
    ]);
  });
});
