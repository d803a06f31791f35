import { expect, test } from 'vitest';
import type { Penalty } from '../../../../shared/records/records.ts';
import { type PlacesInput, placesOverRounds } from '../../../../shared/session/charts/places-over-rounds.ts';
import { chartTable, eveningTables } from '../../../builders/charts.ts';
import { loadEvening, loadExpected } from '../../../builders/evening.ts';
import { anEntrant, aPlayer, aWin, uuid } from '../../../builders/records.ts';
import { aPenalty } from '../../../builders/standings.ts';

const people = (ids: readonly string[]): PlacesInput['entrants'] =>
  ids.map((id, index) => {
    const player = aPlayer({ id: uuid(index + 1), displayName: id });
    return { ...anEntrant({ id, playerId: player.id, number: index + 1 }), player };
  });

const session: PlacesInput['session'] = {
  ranking: 'table-points',
  tieBreaks: ['other-figure'],
  ending: { kind: 'deals', count: 6 },
};

test('the fixture evening: first rounds by hand, the last as the standings', () => {
  const { rounds, lines } = placesOverRounds({
    session,
    entrants: people(loadEvening().players.map(({ key }) => key)),
    tables: eveningTables(),
    penalties: [],
  });
  expect(rounds).toEqual([1, 2, 3, 4, 5]);
  const placesOf = (id: string) => lines.find(({ entrantId }) => entrantId === id)?.places.slice(0, 2);
  // Round 1: four winners with 4 table points, by score 588, 498, 494, 316. Round 2: Øst has 8; with 5 follow Petrova (512),
  // Williams (482), Nowak (246) and Tan (-668).
  expect(['nowak', 'tan', 'williams', 'ost'].map(placesOf)).toEqual([
    [1, 4],
    [2, 5],
    [3, 3],
    [4, 1],
  ]);
  expect(placesOf('petrova')?.[1]).toBe(2);
  const expected = loadExpected().standings.map(({ key, place }) => [key, place]);
  expect(lines.map(({ entrantId, places }) => [entrantId, places[4]])).toEqual(expected);
});

const chairs = { a: 'A', b: 'B', c: 'C', d: 'D' };
// A 60, B, C and D -20 each, in points.
const won = chartTable({ chairs, facts: [aWin('a', [10, 0, 0, 0])], totals: { a: 120, b: -40, c: -40, d: -40 } });

test('who comes later has no place before, and a cancelled table is no round', () => {
  const later = chartTable({
    round: 3,
    chairs: { ...chairs, d: 'E' },
    facts: [],
    totals: { a: -60, b: 0, c: 20, d: 40 },
  });
  const cancelled = chartTable({ round: 2, chairs, facts: [aWin('b', [0, 10, 0, 0])], cancelled: true });
  const { rounds, lines } = placesOverRounds({
    session,
    entrants: people(['A', 'B', 'C', 'D', 'E']),
    tables: [won, cancelled, later],
    penalties: [],
  });
  expect(rounds).toEqual([1, 3]);
  // Round 1: A 4, the others a third of 3 each, at -20; E, listed now, has nothing at all and stands behind them.
  // Round 3: A 4 (30), E 4 (20), C 1 + 2 = 3, B 1 + 1 = 2, D 1.
  expect(lines).toEqual([
    { entrantId: 'A', places: [1, 1] },
    { entrantId: 'E', places: [null, 2] },
    { entrantId: 'C', places: [2, 3] },
    { entrantId: 'B', places: [2, 4] },
    { entrantId: 'D', places: [2, 5] },
  ]);
});

test('a penalty given at a table counts from its round on', () => {
  const second = chartTable({ round: 2, chairs, facts: [], totals: { a: 120, b: -40, c: -40, d: -40 } });
  const penalty: Penalty = aPenalty({ entrantId: 'A', tableId: second.summary.table.id, tablePoints: 96 });
  const { lines } = placesOverRounds({
    session,
    entrants: people(['A', 'B', 'C', 'D']),
    tables: [won, second],
    penalties: [penalty],
  });
  expect(lines.find(({ entrantId }) => entrantId === 'A')?.places).toEqual([1, 4]);
});
