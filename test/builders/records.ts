import { BLANK_CARD } from '../../shared/records/blank-card.ts';
import type { Change } from '../../shared/records/change.ts';
import type { Deal, Entrant, Player } from '../../shared/records/records.ts';
import type { StoredScore } from '../../shared/records/stored-score.ts';
import type { ChairFacts } from '../../shared/table/deal.ts';

/** The nth of a fixed series of ids. */
export const uuid = (n: number): string => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;

export const aPlayer = (player: Partial<Player> = {}): Player => ({
  id: uuid(1),
  ...BLANK_CARD,
  displayName: 'Anna',
  ...player,
});

export const anEntrant = (entrant: Partial<Entrant> = {}): Entrant => ({
  id: uuid(100),
  sessionId: uuid(9),
  playerId: uuid(1),
  number: 1,
  status: 'present',
  role: 'player',
  tieOrder: null,
  ...entrant,
});

/** Facts of a washout, to which a test adds what it is about. */
export const someFacts = (facts: Partial<ChairFacts> = {}): ChairFacts => ({
  result: 'washout',
  circumstances: [],
  hands: {},
  values: {},
  instant: [],
  ...facts,
});

/** A win with four totals, all chairs' worths given: the quickest way to enter a deal. */
export const aWin = (
  winner: 'a' | 'b' | 'c' | 'd',
  [a, b, c, d]: readonly [number, number, number, number],
): ChairFacts =>
  someFacts({
    result: 'win',
    winner,
    values: { a: { total: a }, b: { total: b }, c: { total: c }, d: { total: d } },
  });

export const aScore = (outcome: Partial<NonNullable<StoredScore['outcome']>> = {}): StoredScore => ({
  context: { dealer: 'a', prevailingWind: 'E', dealerWins: 0, dealerStays: 0, players: 4, rulesetVersion: '1' },
  outcome: { net: { a: 0, b: 0, c: 0, d: 0 }, payments: [], sheets: {}, dealer: 'stays', ...outcome },
  errors: [],
});

export const aDeal = (deal: Partial<Deal> = {}): Deal => ({
  id: uuid(1000),
  sessionId: uuid(9),
  tableId: uuid(50),
  position: 1,
  facts: someFacts(),
  scored: aScore(),
  enteredAt: '2026-12-01T19:00:00.000Z',
  revision: 1,
  ...deal,
});

export const aChange = (change: Partial<Change> = {}): Change => ({
  seq: 1,
  at: '2026-12-01T19:00:00.000Z',
  command: 'players.add',
  reason: null,
  sessionId: null,
  about: { name: 'Anna' },
  undoes: null,
  redoes: null,
  writes: [{ kind: 'players', id: uuid(1), before: null, after: aPlayer() }],
  ...change,
});
