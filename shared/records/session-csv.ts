import { totalOfSheet } from '../scoring/score-sheet.ts';
import type { StandingRow } from '../session/standing.ts';
import { type ByChair, CHAIRS, type Chair, chairOfWind, windOfChair } from '../table/chair.ts';
import type { TableResult } from '../table/table-result.ts';
import { differingWorths, type TwoWorths } from '../table/two-worths.ts';
import { WINDS, type Wind } from '../tiles/tile.ts';
import {
  type CsvSheet,
  writeHalves,
  writeInteger,
  writeQuotient,
  writeQuotientExact,
  writeText,
  writeTwelfths,
  writeTwelfthsExact,
} from './csv-cell.ts';
import { type Deal, type Player, type Session, type Table, TIE_BREAKS } from './records.ts';

type Person = { readonly player: Pick<Player, 'id' | 'outsideId' | 'displayName'> };

/** The id that leads a row of any file back to the person. */
const codeOf = ({ player }: Person): string => writeText(player.outsideId || player.id);

export const SEATING_COLUMNS = ['session', 'round', 'table', 'wind', 'player_id', 'display_name'] as const;

export type SeatingToWrite = {
  readonly session: string;
  readonly rounds: readonly {
    readonly number: number;
    readonly tables: readonly { readonly number: number; readonly people: ByChair<Person | null> }[];
    readonly sitOuts: readonly Person[];
  }[];
};

/** Seating by round and table; `wind` is the wind of the first deal. Whoever sits out has a row without table and wind. */
export const writeSeating = ({ session, rounds }: SeatingToWrite): CsvSheet => ({
  header: SEATING_COLUMNS,
  rows: rounds.flatMap(({ number, tables, sitOuts }) => {
    const row = (person: Person, table: string, wind: string) => [
      writeText(session),
      writeInteger(number),
      table,
      wind,
      codeOf(person),
      writeText(person.player.displayName),
    ];
    return [
      ...tables.flatMap((table) =>
        CHAIRS.flatMap((chair) => {
          const person = table.people[chair];
          return person === null ? [] : [row(person, writeInteger(table.number), windOfChair(chair, 'a'))];
        }),
      ),
      ...sitOuts.map((person) => row(person, '', '')),
    ];
  }),
});

/** The product's columns, then our own: a file keeps what it says of each deal without the club file beside it. */
export const DEAL_COLUMNS = [
  'session',
  'round',
  'table',
  'deal',
  'dealer',
  'prevailing_wind',
  'result',
  'winner_id',
  'discarder_id',
  'value',
  'delta_e',
  'delta_s',
  'delta_w',
  'delta_n',
  'entered_at',
  'supersedes',
  'deal_id',
  'revision',
  'extra_deals',
  'east_id',
  'south_id',
  'west_id',
  'north_id',
  'offender_id',
  'liable_id',
  'liable_cause',
  'on_the_spot',
  'counts',
  'beside',
] as const;

/** One table with its replayed deals; a `TableView` is one. */
export type DealsToWrite = {
  readonly session: Pick<Session, 'name'>;
  readonly round: { readonly number: number };
  readonly summary: Pick<TableResult, 'counts'> & { readonly table: Pick<Table, 'number' | 'totals' | 'cancelled'> };
  readonly entrants: ByChair<Person | null>;
  readonly deals: readonly {
    readonly deal: Deal;
    readonly number: number;
    readonly dealer: Chair;
    readonly prevailingWind: Wind;
    readonly extra: number;
    readonly net: ByChair<number>;
  }[];
};

/**
 * Deals in the order of the tables given. People are named by id, `dealer` among them; `value` is the worth of the winner's
 * hand; the four amounts follow the winds of that deal and are empty while the payments are unknown. `supersedes` is the
 * revision that an amendment replaced. `on_the_spot` lists what was paid beside the win, as `S:kong-exposed` or `E:cat-rat:opening`, with
 * `:by-N` where one player was named to pay. `counts` is `no` for deals of a cancelled table, for those that totals stand in place
 * of, and for those with unknown payments. `beside` names each seat whose tiles and value were both entered and differ, with what does
 * not stand and its worth, as `E:tiles:32`, or `E:tiles:none` where the rules refuse it. Totals have a row of their own without a number: result `totals`, by the winds of the
 * first deal.
 */
export const writeDeals = (tables: readonly DealsToWrite[]): CsvSheet => ({
  header: DEAL_COLUMNS,
  rows: tables.flatMap((table) => [...table.deals.map((deal) => writeDeal(table, deal)), ...writeTotals(table)]),
});

const codeIn = (table: DealsToWrite, chair: Chair | undefined): string => {
  const person = chair === undefined ? null : table.entrants[chair];
  return person === null ? '' : codeOf(person);
};

const writeTotals = (table: DealsToWrite): readonly (readonly string[])[] => {
  const { number, totals, cancelled } = table.summary.table;
  if (totals === null) return [];
  const players = table.entrants.d === null ? 3 : 4;
  const chairs = WINDS.map((wind) => chairOfWind(wind, 'a', players));
  const cells: Partial<Record<(typeof DEAL_COLUMNS)[number], string>> = {
    session: writeText(table.session.name),
    round: writeInteger(table.round.number),
    table: writeInteger(number),
    result: 'totals',
    counts: cancelled ? 'no' : 'yes',
  };
  for (const [index, wind] of (['e', 's', 'w', 'n'] as const).entries()) {
    const chair = chairs[index];
    if (chair === undefined || table.entrants[chair] === null) continue;
    cells[`delta_${wind}`] = writeHalves(totals[chair]);
    cells[`${COMPASS[wind]}_id`] = codeIn(table, chair);
  }
  return [DEAL_COLUMNS.map((column) => cells[column] ?? '')];
};

const COMPASS = { e: 'east', s: 'south', w: 'west', n: 'north' } as const;

const writeDeal = (table: DealsToWrite, replayed: DealsToWrite['deals'][number]): readonly string[] => {
  const { deal, number, dealer, prevailingWind, extra, net } = replayed;
  const { players } = deal.scored.context;
  const { facts, scored, enteredAt, revision } = deal;
  const code = (chair: Chair | undefined): string => codeIn(table, chair);
  const known = scored.outcome !== null && scored.outcome.net !== null;
  return [
    writeText(table.session.name),
    writeInteger(table.round.number),
    writeInteger(table.summary.table.number),
    writeInteger(number),
    code(dealer),
    prevailingWind,
    facts.result,
    code(facts.winner),
    code(facts.discarder),
    facts.winner === undefined ? '' : String(totalOfSheet(scored.outcome?.sheets[facts.winner]) ?? ''),
    ...WINDS.map((wind) => (known ? writeHalves(net[chairOfWind(wind, dealer, players)]) : '')),
    enteredAt,
    revision > 1 ? writeInteger(revision - 1) : '',
    deal.id,
    writeInteger(revision),
    writeInteger(extra),
    ...WINDS.map((wind) => code(chairOfWind(wind, dealer, players))),
    code(facts.offender),
    code(facts.liable),
    facts.liableCause ?? '',
    facts.instant.map((event) => onTheSpotCode(event, replayed)).join(' '),
    known && table.summary.counts === 'deals' ? 'yes' : 'no',
    differingWorths(deal.facts, deal.scored)
      .map((worths) => besideCode(worths, windOfChair(worths.chair, dealer, players)))
      .join(' '),
  ];
};

const onTheSpotCode = (
  { seat, kind, opening, payer }: Deal['facts']['instant'][number],
  { dealer, deal }: DealsToWrite['deals'][number],
): string => {
  const wind = (chair: Chair): Wind => windOfChair(chair, dealer, deal.scored.context.players);
  return [
    wind(seat),
    kind,
    ...(opening === true ? ['opening'] : []),
    ...(payer === undefined ? [] : [`by-${wind(payer)}`]),
  ].join(':');
};

const besideCode = ({ stands, tiles, value }: TwoWorths, wind: Wind): string =>
  stands === 'value' ? `${wind}:tiles:${tiles ?? 'none'}` : `${wind}:value:${value ?? 'none'}`;

/** The product's columns, the exact table points, then what explains the place. */
export const STANDING_COLUMNS = [
  'place',
  'player_id',
  'display_name',
  'played',
  'table_points',
  'score',
  'penalty',
  'tie_break_1',
  'note',
  'table_points_exact',
  'tie_break_2',
  'tie_break_3',
  'tie_break_4',
  'tie_break_5',
  'tie_break_6',
  'decided_by',
  'deals',
  'points_per_deal',
  'points_per_deal_exact',
  'penalty_table_points',
  'ranked_by',
] as const;

/**
 * Standings as they are ranked; substitutes have no place. `table_points` and `score` are the figures that rank:
 * `penalty` and `penalty_table_points` are already in them (negative: taken). `tie_break_1` to `_6` hold the values of the
 * session's tie-breaks in their order, `decided_by` names the one that was needed; `ranked_by` names the ranking figure and
 * the tie-breaks. The note is a code.
 */
export const writeStandings = (
  rows: readonly StandingRow[],
  { ranking, tieBreaks }: Pick<Session, 'ranking' | 'tieBreaks'>,
): CsvSheet => ({
  header: STANDING_COLUMNS,
  rows: rows.map((row) => {
    const values = TIE_BREAKS.map((_, index) => writeTieBreak(tieBreaks[index], row.tieBreaks[index] ?? null, ranking));
    const [first = '', ...further] = values;
    const { over, under } = row.perDeal;
    return [
      row.place === null ? '' : writeInteger(row.place),
      writeText(row.playerCode),
      writeText(row.name),
      writeInteger(row.played),
      writeTwelfths(row.tablePoints),
      writeHalves(row.gamePoints),
      writeHalves(row.penalty.gamePoints),
      first,
      noteOf(row),
      writeTwelfthsExact(row.tablePoints),
      ...further,
      row.decidedBy ?? '',
      writeInteger(under),
      under === 0 ? '' : writeQuotient(over, under * 2),
      under === 0 ? '' : writeQuotientExact(over, under * 2),
      writeTwelfthsExact(row.penalty.tablePoints),
      [ranking, ...tieBreaks].join(' '),
    ];
  }),
});

const writeTieBreak = (
  tieBreak: Session['tieBreaks'][number] | undefined,
  value: number | null,
  ranking: Session['ranking'],
): string => {
  if (tieBreak === undefined || value === null) return '';
  if (tieBreak === 'other-figure') return ranking === 'table-points' ? writeHalves(value) : writeTwelfths(value);
  return tieBreak === 'best-table' ? writeHalves(value) : writeInteger(value);
};

const noteOf = ({ substitute, withdrawn, rounds }: StandingRow): string =>
  [
    ...(substitute ? ['substitute'] : []),
    ...(withdrawn ? ['withdrawn'] : []),
    ...(rounds.some((round) => round?.finished === false) ? ['running'] : []),
  ].join(' ');
