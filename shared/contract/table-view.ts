import type { Deal, Round, Session, Table } from '../records/records.ts';
import { dealsSince, readClock } from '../session/clock.ts';
import { readRules, replayStored } from '../session/session-rules.ts';
import { CHAIRS, type Chair, mapChairs } from '../table/chair.ts';
import { differsFromEngine, type Replay } from '../table/replay.ts';
import { tableResult } from '../table/table-result.ts';
import type { DealView, TableSummary, TableView } from './views.ts';

type SummaryInput = {
  readonly session: Session;
  readonly round: Round;
  readonly table: Table;
  readonly deals: readonly Deal[];
  /** The name of an entrant. */
  readonly nameOf: (entrantId: string) => string;
};

/** Where a table stands, from its deals; the replay comes along for who needs its deals. Throws as `readRules` does. */
export const summarizeTable = ({
  session,
  round,
  table,
  deals,
  nameOf,
}: SummaryInput): { readonly summary: TableSummary; readonly replay: Replay } => {
  const replay = replayStored(session, table, deals);
  const { state, counts, balances, problems } = tableResult(table, replay);
  return {
    replay,
    summary: {
      table,
      names: mapChairs(table.chairs, (id) => (id === null ? '' : nameOf(id))),
      standIns: standInNames(table, nameOf),
      state,
      counts,
      dealCount: deals.length,
      lastDealAt:
        deals
          .map(({ enteredAt }) => enteredAt)
          .toSorted()
          .at(-1) ?? null,
      lateDeals: lateDeals(round, table, deals),
      balances,
      next: replay.next,
      problems,
    },
  };
};

/** Deals entered after the table's time was up; while its clock is held or was never started it is not. */
const lateDeals = ({ clock }: Round, { extraMinutes }: Table, deals: readonly Deal[]): number => {
  const { endsAt } = readClock(clock, { now: 0, extraMinutes });
  return endsAt === null
    ? 0
    : dealsSince(
        endsAt,
        deals.map(({ enteredAt }) => enteredAt),
      );
};

const standInNames = ({ standIns }: Table, nameOf: SummaryInput['nameOf']): TableSummary['standIns'] => {
  const names: Partial<Record<Chair, string>> = {};
  for (const chair of CHAIRS) {
    const id = standIns[chair];
    if (id !== undefined) names[chair] = nameOf(id);
  }
  return names;
};

type ViewInput = SummaryInput & Pick<TableView, 'entrants'>;

/** A table as its screen shows it, from the records. Throws as `readRules` does. */
export const viewTable = ({ entrants, ...input }: ViewInput): TableView => {
  const { session, round } = input;
  const { summary, replay } = summarizeTable(input);
  const rules = readRules(session);
  const views = replay.deals.map(
    (replayed): DealView => ({
      deal: replayed.deal,
      number: replayed.number,
      dealer: replayed.dealer,
      prevailingWind: replayed.prevailingWind,
      extra: replayed.extra,
      winds: replayed.winds,
      net: replayed.net,
      balances: replayed.balances,
      differs: differsFromEngine(rules, replayed),
    }),
  );
  return { session, round, summary, deals: views, entrants };
};
