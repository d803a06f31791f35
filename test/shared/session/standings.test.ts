import { describe, expect, test } from 'vitest';
import type { StandingRow } from '../../../shared/session/standing.ts';
import { uuid } from '../../builders/records.ts';
import { entrantsOf, peopleOf, standingsOf, tableOf } from '../../builders/standings.ts';

const table = tableOf;

/** `place name played tablePoints gamePoints movement`. */
const lines = (rows: readonly StandingRow[]): readonly string[] =>
  rows.map(
    ({ place, shared, name, played, tablePoints, gamePoints, movement }) =>
      `${place}${shared ? '=' : ''} ${name} ${played} ${tablePoints} ${gamePoints} ${movement}`,
  );

describe('standings', () => {
  test('nobody has played: everybody shares the first place in order of entry', () => {
    expect(lines(standingsOf([], { entrants: entrantsOf('ABCD') }))).toEqual([
      '1= A 0 0 0 null',
      '1= B 0 0 0 null',
      '1= C 0 0 0 null',
      '1= D 0 0 0 null',
    ]);
  });

  test('three equal thirds make seven, tied with 4 + 2 + 1 (P2)', () => {
    const three = [table('ABCD 16 16 16 -48')];
    expect(lines(standingsOf([three, three, three]))).toEqual([
      '1= A 3 84 48 0',
      '1= B 3 84 48 0',
      '1= C 3 84 48 0',
      '4 D 3 0 -144 0',
    ]);
    const other = [table('EFGH 8 4 0 -12'), table('FEGH 8 4 0 -12'), table('FGEH 8 4 0 -12')];
    const rows = standingsOf([0, 1, 2].map((round) => [...three, other[round]!]));
    // E came first, second and third: 4 + 2 + 1 table points, exactly as many as three thirds of seven.
    expect(rows.find(({ name }) => name === 'E')?.tablePoints).toBe(84);
  });

  test('game points decide between equal table points, and full ties share (P3)', () => {
    const rows = standingsOf([[table('ABCD 50 40 -45 -45'), table('EFGH 40 30 -35 -35')]]);
    expect(lines(rows)).toEqual([
      '1 A 1 48 50 null',
      '2 E 1 48 40 null',
      '3 B 1 24 40 null',
      '4 F 1 24 30 null',
      '5= G 1 6 -35 null',
      '5= H 1 6 -35 null',
      '7= C 1 6 -45 null',
      '7= D 1 6 -45 null',
    ]);
  });

  test('ranked by game points, table points decide', () => {
    const rows = standingsOf([[table('ABCD 50 40 -45 -45'), table('EFGH 40 -10 -10 -20')]], {
      ranking: 'game-points',
    });
    expect(lines(rows).slice(0, 3)).toEqual(['1 A 1 48 50 null', '2 E 1 48 40 null', '3 B 1 24 40 null']);
  });

  test('a running table counts game points, no table points and no game played', () => {
    const rows = standingsOf([[table('ABCD 10 5 -5 -10')], [table('DCBA 40 0 -20 -20', { state: 'running' })]]);
    expect(lines(rows)).toEqual(['1 A 1 48 -10 0', '2 B 1 24 -15 0', '3 C 1 12 -5 0', '4 D 1 0 30 0']);
    expect(rows[0]?.rounds).toMatchObject([
      { tablePoints: 48, gamePoints: 10, tableId: 'ABCD', finished: true },
      { tablePoints: null, gamePoints: -20, tableId: 'DCBA', finished: false },
    ]);
  });

  test('movement since the round before; a round without a deal moves nobody', () => {
    const first = [table('ABCD 10 5 -5 -10')];
    const second = [table('DCBA 40 0 -20 -20')];
    const empty = [table('ABCD 0 0 0 0', { state: 'not-yet', dealCount: 0, counts: 'nothing' })];
    const expected = ['1 A 2 54 -10 0', '2 D 2 48 30 2', '3 C 2 36 -5 0', '4 B 2 30 -15 -2'];
    expect(lines(standingsOf([first, second]))).toEqual(expected);
    expect(lines(standingsOf([first, second, empty]))).toEqual(expected);
  });

  test('a newcomer has no movement', () => {
    const rows = standingsOf([[table('ABCD 10 5 -5 -10')], [table('EBCD 30 0 -10 -20')]]);
    expect(rows.find(({ name }) => name === 'E')).toMatchObject({ place: 1, played: 1, movement: null });
    expect(rows.find(({ name }) => name === 'A')?.rounds[1]).toBeNull();
  });

  test('a table closed without a deal was not played', () => {
    const closed = table('ABCD 0 0 0 0', { dealCount: 0, counts: 'nothing' });
    expect(lines(standingsOf([[closed]]))[0]).toBe('1= A 0 0 0 null');
  });

  test('a removed round leaves nothing behind (P8)', () => {
    const first = [table('ABCD 10 -10 0 0')];
    const rows = standingsOf([first]);
    expect(standingsOf([first, [table('ABCD 5 3 -8 0')]].slice(0, 1))).toEqual(rows);
    expect(lines(rows)).toEqual(['1 A 1 48 10 null', '2= C 1 18 0 null', '2= D 1 18 0 null', '4 B 1 0 -10 null']);
  });

  test('who is listed: present, or has played', () => {
    const statuses = { C: 'withdrawn', D: 'expected', E: 'withdrawn', F: 'expected' } as const;
    const entrants = entrantsOf('ABCDEFGH', (name) => ({
      status: statuses[name as keyof typeof statuses] ?? 'present',
    }));
    const rows = standingsOf([[table('ABCD 10 5 -5 -10')]], { entrants });
    expect(rows.map(({ name, withdrawn }) => `${name}${withdrawn ? ' withdrawn' : ''}`)).toEqual([
      'A',
      'B',
      'C withdrawn',
      'G',
      'H',
      'D',
    ]);
  });

  test('the code of a player is the club id where there is one', () => {
    const [row] = standingsOf([], {
      entrants: entrantsOf('A'),
      players: peopleOf('A').map((player) => ({ ...player, outsideId: '07' })),
    });
    expect(row).toMatchObject({ playerCode: '07', playerId: uuid(1), entrantId: uuid(101) });
  });
});
