import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseCsv } from '../../../renderer/files/csv-file.ts';
import { decodeText } from '../../../renderer/files/decode-text.ts';
import { writeTwelfthsExact } from '../../../shared/records/csv-cell.ts';
import { readPlayers } from '../../../shared/records/players-csv.ts';
import type { Deal } from '../../../shared/records/records.ts';
import type { ScoreSheet } from '../../../shared/scoring/score-sheet.ts';
import type { PastRound } from '../../../shared/session/seating/plan.ts';
import { type StandingTable, standingTable } from '../../../shared/session/standing-table.ts';
import { standings } from '../../../shared/session/standings.ts';
import { tablePoints } from '../../../shared/session/table-points.ts';
import { CHAIRS } from '../../../shared/table/chair.ts';
import type { ChairFacts } from '../../../shared/table/deal.ts';
import { replayTable } from '../../../shared/table/replay.ts';
import { type EveningTable, eveningFile, loadEvening, loadExpected, stepsOf } from '../../builders/evening.ts';
import { aDeal, anEntrant, aPlayer, uuid } from '../../builders/records.ts';
import { seated } from '../../builders/seating.ts';
import { classicalTable, type LooseDeal, recordedDeals, settledDeals } from '../../builders/table.ts';
import { derive, format } from '../../fixtures/evening/derive.mjs';

const evening = loadEvening();
const expected = loadExpected();
const tables = evening.rounds.flatMap(({ number, tables: own }) => own.map((table) => ({ round: number, table })));
const { ending } = evening.session;

/** Enters a table as the steps say, writing again what each step upsets: what the store does, without the store. */
const enter = (table: EveningTable): readonly Deal[] => {
  let deals: readonly Deal[] = [];
  let next = 0;
  const fresh = (facts: ChairFacts) => {
    next += 1;
    return { ...aDeal({ id: uuid(next), facts }), scored: null };
  };
  for (const step of stepsOf(table)) {
    const changed: LooseDeal[] = [...deals];
    if (step.do === 'record') changed.push(fresh(step.facts));
    if (step.do === 'insert') changed.splice(step.before - 1, 0, fresh(step.facts));
    if (step.do === 'amend') changed.splice(step.position - 1, 1, fresh(step.facts));
    if (step.do === 'remove') changed.splice(step.position - 1, 1);
    deals = settledDeals(changed, ending);
  }
  return deals;
};

describe('the fixture evening', () => {
  test('holds what the issue asks for', () => {
    const facts = tables.flatMap(({ table }) => table.deals.map((deal) => deal.facts));
    expect(evening.players).toHaveLength(16);
    expect(tables).toHaveLength(20);
    expect(tables.every(({ table }) => table.deals.length >= 6)).toBe(true);
    expect(facts.filter(({ result }) => result === 'washout').length).toBeGreaterThan(5);
    expect(facts.filter(({ result }) => result === 'false-win').length).toBeGreaterThan(1);
    expect(facts.filter(({ hands }) => Object.keys(hands).length > 0).length).toBeGreaterThan(5);
    expect(new Set(tables.flatMap(({ table }) => stepsOf(table).map((step) => step.do)))).toEqual(
      new Set(['record', 'insert', 'amend', 'remove']),
    );
  });

  test('expected.json is what derive.mjs works out', () => {
    expect(readFileSync(eveningFile('expected.json'), 'utf8')).toBe(format(derive(evening)));
  });

  test('players.csv holds the players in their order', () => {
    const table = parseCsv(decodeText(readFileSync(eveningFile('players.csv'))).text);
    if (!table.ok) throw new Error(JSON.stringify(table.errors));
    const { rows, errors } = readPlayers(table.value);
    expect(errors).toEqual([]);
    expect(rows.map(({ code, displayName }) => [code, displayName])).toEqual(
      evening.players.map(({ player_id, name }) => [player_id, name]),
    );
  });

  test('the seating is the one drawn from the seed', () => {
    const { seed, roundCount } = evening.session;
    const past: PastRound[] = [];
    for (const { number, tables: own } of evening.rounds) {
      const round = seated(
        evening.players.map(({ key }) => key),
        past,
        seed,
        roundCount,
      );
      expect(round.tables).toEqual(own.map((table) => ({ number: table.number, chairs: table.chairs })));
      past.push({ number, tables: round.tables, sitOuts: round.sitOuts });
    }
  });

  test.each(tables)('round $round table $table.number: dealers, nets and balances', ({ round, table }) => {
    const replay = replayTable(classicalTable(recordedDeals(table.deals.map(({ facts }) => facts)), ending));
    const wanted = expected.tables.find((each) => each.round === round && each.table === table.number);
    expect(replay.problems).toEqual([]);
    expect(replay.finished).toBe(true);
    expect(replay.deals.map(({ dealer }) => dealer).join('')).toBe(wanted?.dealers);
    expect(replay.deals.map(({ net }) => CHAIRS.map((chair) => net[chair] / 2))).toEqual(wanted?.nets);
    const points = tablePoints(replay.balances);
    expect(
      Object.fromEntries(
        CHAIRS.map((chair) => [
          table.chairs[chair],
          { balance: replay.balances[chair] / 2, table_points: writeTwelfthsExact(points[chair]) },
        ]),
      ),
    ).toEqual(wanted?.people);
    table.deals.forEach(({ worked = {} }, index) => {
      const sheets = replay.deals[index]?.score.outcome?.sheets ?? {};
      for (const chair of CHAIRS) {
        if (worked[chair] !== undefined) expect((sheets[chair] as ScoreSheet).total).toBe(worked[chair]);
      }
    });
  });

  test.each(tables.filter(({ table }) => table.steps))(
    'round $round table $table.number: entered with mistakes and corrected, it comes to the same',
    ({ table }) => {
      const straight = replayTable(classicalTable(recordedDeals(table.deals.map(({ facts }) => facts)), ending));
      const corrected = replayTable(classicalTable(enter(table), ending));
      const figures = ({ deals, balances, next }: typeof straight) => ({
        balances,
        next,
        scores: deals.map(({ score, deal }) => ({ score, facts: deal.facts })),
      });
      expect(figures(corrected)).toEqual(figures(straight));
      expect(corrected.deals.every(({ deal, score }) => score === deal.scored)).toBe(true);
    },
  );

  test('the standings', () => {
    const players = evening.players.map(({ player_id, name }, index) =>
      aPlayer({ id: uuid(index + 1), outsideId: player_id, displayName: name }),
    );
    const entrants = evening.players.map(({ key }, index) =>
      anEntrant({ id: key, playerId: uuid(index + 1), number: index + 1 }),
    );
    const rounds = evening.rounds.map(({ number, tables: own }) => ({
      number,
      tables: own.map((table): StandingTable => {
        const replay = replayTable(classicalTable(recordedDeals(table.deals.map(({ facts }) => facts)), ending));
        return standingTable({
          table: { id: `${number}/${table.number}`, number: table.number, chairs: table.chairs, standIns: {} },
          result: { state: 'finished', counts: 'deals', balances: replay.balances },
          deals: replay.deals,
          ending,
        });
      }),
    }));
    const { ranking } = evening.session;
    const rows = standings({ ranking, tieBreaks: ['other-figure'], penalties: [], entrants, players, rounds });
    expect(
      rows.map(({ tablePoints: twelfths, ...row }) => ({
        place: row.place,
        player_id: row.playerCode,
        key: row.entrantId,
        name: row.name,
        played: row.played,
        table_points: writeTwelfthsExact(twelfths),
        score: row.gamePoints / 2,
        decided_by: row.decidedBy,
        deals: row.perDeal.under,
        wins: row.rounds.reduce((sum, round) => sum + (round?.wins ?? 0), 0),
      })),
    ).toEqual(expected.standings);
  });
});
