import { describe, expect, test } from 'vitest';
import type { Entrant, Player } from '../../../shared/records/records.ts';
import type { StandingRow } from '../../../shared/session/standing.ts';
import { type StandingsInput, type StandingTable, standings } from '../../../shared/session/standings.ts';
import { anEntrant, aPlayer, uuid } from '../../builders/records.ts';

const players: readonly Player[] = 'ABCDEFGH'
  .split('')
  .map((name, index) => aPlayer({ id: uuid(index + 1), displayName: name }));
const entrants: readonly Entrant[] = players.map((player, index) =>
  anEntrant({ id: uuid(101 + index), playerId: player.id, number: index + 1 }),
);
const idOf = (name: string): string => uuid(101 + 'ABCDEFGH'.indexOf(name));

/** `ABCD 32 0 -10 -22`: who sat on the four chairs and their balances in half units; `running` unless said. */
const table = (text: string, state: StandingTable['state'] = 'finished'): StandingTable => {
  const [names = '', ...amounts] = text.split(' ');
  const [a = 0, b = 0, c = 0, d = 0] = amounts.map(Number);
  const chair = (index: number) => idOf(names[index] ?? '');
  return {
    id: names,
    chairs: { a: chair(0), b: chair(1), c: chair(2), d: chair(3) },
    state,
    dealCount: 1,
    balances: { a, b, c, d },
  };
};

const standingsOf = (
  rounds: readonly (readonly StandingTable[])[],
  input: Partial<StandingsInput> = {},
): readonly StandingRow[] =>
  standings({
    ranking: 'table-points',
    entrants: entrants.slice(0, 4),
    players,
    rounds: rounds.map((tables, index) => ({ number: index + 1, tables })),
    ...input,
  });

/** `place name played tablePoints gamePoints movement`. */
const lines = (rows: readonly StandingRow[]): readonly string[] =>
  rows.map(
    ({ place, shared, name, played, tablePoints, gamePoints, movement }) =>
      `${place}${shared ? '=' : ''} ${name} ${played} ${tablePoints} ${gamePoints} ${movement}`,
  );

describe('standings', () => {
  test('nobody has played: everybody shares the first place in order of entry', () => {
    expect(lines(standingsOf([]))).toEqual([
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
    const rows = standingsOf(
      [0, 1, 2].map((round) => [...three, other[round]!]),
      { entrants },
    );
    // E came first, second and third: 4 + 2 + 1 table points, exactly as many as three thirds of seven.
    expect(rows.find(({ name }) => name === 'E')?.tablePoints).toBe(84);
  });

  test('game points decide between equal table points, and full ties share (P3)', () => {
    const rows = standingsOf([[table('ABCD 50 40 -45 -45'), table('EFGH 40 30 -35 -35')]], { entrants });
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
      entrants,
      ranking: 'game-points',
    });
    expect(lines(rows).slice(0, 3)).toEqual(['1 A 1 48 50 null', '2 E 1 48 40 null', '3 B 1 24 40 null']);
  });

  test('a running table counts game points, no table points and no game played', () => {
    const rows = standingsOf([[table('ABCD 10 5 -5 -10')], [table('DCBA 40 0 -20 -20', 'running')]]);
    expect(lines(rows)).toEqual(['1 A 1 48 -10 0', '2 B 1 24 -15 0', '3 C 1 12 -5 0', '4 D 1 0 30 0']);
    expect(rows[0]?.rounds).toEqual([
      { tablePoints: 48, gamePoints: 10, tableId: 'ABCD', finished: true },
      { tablePoints: null, gamePoints: -20, tableId: 'DCBA', finished: false },
    ]);
  });

  test('movement since the round before; a round without a deal moves nobody', () => {
    const first = [table('ABCD 10 5 -5 -10')];
    const second = [table('DCBA 40 0 -20 -20')];
    const empty = [{ ...table('ABCD 0 0 0 0', 'not-yet'), dealCount: 0 }];
    const expected = ['1 A 2 54 -10 0', '2 D 2 48 30 2', '3 C 2 36 -5 0', '4 B 2 30 -15 -2'];
    expect(lines(standingsOf([first, second]))).toEqual(expected);
    expect(lines(standingsOf([first, second, empty]))).toEqual(expected);
  });

  test('a newcomer has no movement', () => {
    const rows = standingsOf([[table('ABCD 10 5 -5 -10')], [table('EBCD 30 0 -10 -20')]], {
      entrants: entrants.slice(0, 5),
    });
    expect(rows.find(({ name }) => name === 'E')).toMatchObject({ place: 1, played: 1, movement: null });
    expect(rows.find(({ name }) => name === 'A')?.rounds[1]).toBeNull();
  });

  test('a table closed without a deal was not played', () => {
    const closed = { ...table('ABCD 0 0 0 0'), dealCount: 0 };
    expect(lines(standingsOf([[closed]]))[0]).toBe('1= A 0 0 0 null');
  });

  test('a removed round leaves nothing behind (P8)', () => {
    const first = [table('ABCD 10 -10 0 0')];
    const rows = standingsOf([first]);
    expect(standingsOf([first, [table('ABCD 5 3 -8 0')]].slice(0, 1))).toEqual(rows);
    expect(lines(rows)).toEqual(['1 A 1 48 10 null', '2= C 1 18 0 null', '2= D 1 18 0 null', '4 B 1 0 -10 null']);
  });

  test('who is listed: present, or has played', () => {
    const mixed = entrants.map((entrant, index) => ({
      ...entrant,
      status: (['present', 'present', 'withdrawn', 'expected', 'withdrawn', 'expected', 'present', 'present'] as const)[
        index
      ]!,
    }));
    const rows = standingsOf([[table('ABCD 10 5 -5 -10')]], { entrants: mixed });
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
    const [row] = standingsOf([], { entrants: entrants.slice(0, 1), players: [{ ...players[0]!, outsideId: '07' }] });
    expect(row).toMatchObject({ playerCode: '07', playerId: uuid(1), entrantId: uuid(101) });
  });

  test('two hundred players over twenty rounds take no noticeable time', () => {
    const field = Array.from({ length: 200 }, (_, index) => index);
    const many = field.map((index) => anEntrant({ id: `e${index}`, playerId: `p${index}`, number: index + 1 }));
    const people = field.map((index) => aPlayer({ id: `p${index}` }));
    const rounds = Array.from({ length: 20 }, (_, round) => ({
      number: round + 1,
      tables: Array.from({ length: 50 }, (_, index) => {
        const at = (chair: number) => `e${(4 * index + chair + round) % 200}`;
        const chairs = { a: at(0), b: at(1), c: at(2), d: at(3) };
        const balances = { a: round, b: index, c: -round, d: -index };
        return { id: `${round}/${index}`, chairs, state: 'finished' as const, dealCount: 8, balances };
      }),
    }));
    const begun = performance.now();
    const rows = standings({ ranking: 'table-points', entrants: many, players: people, rounds });
    expect(rows).toHaveLength(200);
    expect(performance.now() - begun).toBeLessThan(500);
  });
});
