import type { Entrant, Penalty, Player } from '../../shared/records/records.ts';
import type { StandingRow } from '../../shared/session/standing.ts';
import type { StandingTable } from '../../shared/session/standing-table.ts';
import { type StandingsInput, standings } from '../../shared/session/standings.ts';
import { anEntrant, aPlayer, uuid } from './records.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Entrant id of the person called by that letter. */
export const idOf = (letter: string): string => uuid(101 + LETTERS.indexOf(letter));

export const peopleOf = (letters: string): readonly Player[] =>
  [...letters].map((name) => aPlayer({ id: uuid(1 + LETTERS.indexOf(name)), displayName: name }));

export const entrantsOf = (letters: string, change: (name: string) => Partial<Entrant> = () => ({})) =>
  [...letters].map((name): Entrant => {
    const at = LETTERS.indexOf(name);
    return anEntrant({ id: idOf(name), playerId: uuid(1 + at), number: at + 1, ...change(name) });
  });

/**
 * `ABCD 32 0 -10 -22`: who sat on the chairs and their balances in half units; three letters are a table of three.
 * Finished unless said otherwise.
 */
export const tableOf = (text: string, change: Partial<StandingTable> = {}): StandingTable => {
  const [names = '', ...amounts] = text.split(' ');
  const [a = 0, b = 0, c = 0, d = 0] = amounts.map(Number);
  const chair = (index: number) => idOf(names[index] ?? '');
  return {
    id: names,
    number: 1,
    chairs: { a: chair(0), b: chair(1), c: chair(2), d: names.length === 3 ? null : chair(3) },
    standIns: {},
    state: 'finished',
    counts: 'deals',
    dealCount: 1,
    balances: { a, b, c, d },
    wins: { a: 0, b: 0, c: 0, d: 0 },
    ending: { kind: 'deals', count: 8 },
    ...change,
  };
};

export const aPenalty = (penalty: Partial<Penalty> = {}): Penalty => ({
  id: uuid(700),
  sessionId: uuid(9),
  entrantId: idOf('A'),
  tableId: null,
  at: '2026-12-01T20:00:00.000Z',
  reason: 'late',
  gamePoints: 0,
  tablePoints: 0,
  gains: [],
  cancelled: false,
  ...penalty,
});

/** Input over rounds of tables, everybody who sits somewhere entered in alphabetical order. */
export const standingsInputOf = (
  rounds: readonly (readonly StandingTable[])[],
  input: Partial<StandingsInput> = {},
): StandingsInput => {
  const seated = new Set(rounds.flat().flatMap(({ chairs }) => Object.values(chairs)));
  const letters = [...LETTERS].filter((letter) => seated.has(idOf(letter))).join('');
  return {
    ranking: 'table-points',
    tieBreaks: ['other-figure'],
    penalties: [],
    entrants: entrantsOf(letters),
    players: peopleOf(LETTERS),
    rounds: rounds.map((tables, index) => ({ number: index + 1, tables })),
    ...input,
  };
};

export const standingsOf = (
  rounds: readonly (readonly StandingTable[])[],
  input: Partial<StandingsInput> = {},
): readonly StandingRow[] => standings(standingsInputOf(rounds, input));

/** A row as it may stand anywhere. */
export const aStandingRow = (row: Partial<StandingRow> = {}): StandingRow => ({
  entrantId: uuid(1),
  playerId: uuid(2),
  playerCode: 'A1',
  name: 'Anna',
  place: 1,
  shared: false,
  played: 1,
  tablePoints: 28,
  gamePoints: 33,
  penalty: { gamePoints: 0, tablePoints: 0, count: 0 },
  perDeal: { over: 33, under: 8 },
  rounds: [],
  tieBreaks: [33],
  decidedBy: null,
  tiedFrom: null,
  movement: null,
  withdrawn: false,
  substitute: false,
  ...row,
});
