import type { Entrant, Round, Table } from '../../../shared/records/records.ts';
import type { Seats } from '../../../shared/records/seating.ts';
import { type Follow, reseat } from '../../../shared/session/reseat.ts';
import { readRules } from '../../../shared/session/session-rules.ts';
import { CHAIRS, type Chair } from '../../../shared/table/chair.ts';
import { replayTable } from '../../../shared/table/replay.ts';
import { playersOf, seatedEntrants } from '../../../shared/table/seats.ts';
import { type Draft, type Gate, runCommand } from '../gate.ts';
import type { Done, Inputs } from '../inputs.ts';
import { conflict, invalid, notFound } from '../refusal.ts';
import { byPosition } from '../seated-table.ts';
import { needOpenRound } from './closing.ts';
import { enterOne } from './entrants.ts';

/**
 * Puts wrong seats right among tables of one round, after deals were entered too. INVALID with the errors of `reseat`;
 * CONFLICT `round-confirmed`, `session-finished`. Deals that contradict their new context are kept and ask for attention.
 */
export const reseatTables = async (gate: Gate, input: Inputs['tables']['reseat']): Promise<Done> => {
  const { roundId, follow, reason } = input;
  const { seq } = await runCommand(gate, { command: `tables.reseat.${follow}`, reason }, async (draft) => {
    const round = await needOpenRound(draft, roundId);
    const session = await draft.need('sessions', round.sessionId);
    const tables = await Promise.all(input.tables.map(({ id }) => needTableOf(draft, { round, id })));
    const stored = await Promise.all(tables.map((table) => withDeals(draft, table)));
    const chairs = new Map<string, Seats>(input.tables.map((table) => [table.id, table.chairs]));
    const result = reseat({ tables: stored, chairs, follow: follow satisfies Follow });
    if (!result.ok) throw invalid(result.errors);
    const rules = readRules(session);
    for (const { table, deals } of result.value) {
      draft.put('tables', table);
      for (const { deal, score } of replayTable({ ...rules, players: playersOf(table.chairs), deals }).deals) {
        draft.put('deals', { ...deal, scored: score });
      }
    }
    const numbers = tables.map(({ number }) => number).toSorted((one, other) => one - other);
    draft.describe({ sessionId: session.id, about: { round: round.number, tables: numbers.join(', ') } });
  });
  return { seq };
};

type TableIn = { readonly round: Round; readonly id: string };

const needTableOf = async (draft: Draft, { round, id }: TableIn): Promise<Table> => {
  const table = await draft.need('tables', id);
  if (table.roundId !== round.id) throw notFound('tables', id);
  return table;
};

const withDeals = async (draft: Draft, table: Table) => ({
  table,
  deals: byPosition(await draft.db.of('deals').where('tableId').equals(table.id).toArray()),
});

/**
 * Puts somebody else into a seat, at any time. With `sitting` the points of the seat in this round, those made already
 * included, go to who sits now; with `name` they stay with whose name it is played in. CONFLICT `entrant-elsewhere`,
 * `round-confirmed`, `session-finished`, `id-taken`; NOT_FOUND for an empty chair.
 */
export const replacePerson = async (gate: Gate, input: Inputs['tables']['replace']): Promise<Done> => {
  const { tableId, chair, points, withdraw, reason } = input;
  const command = points === 'sitting' ? 'tables.replace' : 'tables.standIn';
  const { seq } = await runCommand(gate, { command, reason }, async (draft) => {
    const { table, round, tables } = await readSeat(draft, tableId);
    const outgoing = await needSeated(draft, table, chair);
    const incoming = await enterOne(draft, { sessionId: round.sessionId, by: input.by });
    const own = points === 'sitting' && table.standIns[chair] === incoming.id;
    const elsewhere = tables.find((other) => plays(other, incoming.id, other.id === tableId ? chair : undefined));
    if (elsewhere !== undefined && !own) throw conflict('entrant-elsewhere', { table: elsewhere.number });
    const { [chair]: before, ...standIns } = table.standIns;
    const changed: Table =
      incoming.id === outgoing.id
        ? { ...table, standIns }
        : points === 'sitting'
          ? { ...table, chairs: { ...table.chairs, [chair]: incoming.id }, standIns }
          : { ...table, standIns: { ...standIns, [chair]: incoming.id } };
    if (withdraw && incoming.id !== outgoing.id) draft.put('entrants', { ...outgoing, status: 'withdrawn' });
    draft.put('tables', changed);
    const now = tables.map((other) => (other.id === tableId ? changed : other));
    const freed = [points === 'sitting' ? outgoing.id : undefined, before].filter((id) => id !== undefined);
    await settleSitOuts(draft, { round, tables: now, freed });
    const names = { name: await nameOf(draft, incoming), other: await nameOf(draft, outgoing) };
    draft.describe({ sessionId: round.sessionId, about: { round: round.number, table: table.number, ...names } });
  });
  return { seq };
};

/** Nobody plays in that chair's name any more; who did sits out, if present. */
export const endStandIn = async (gate: Gate, { tableId, chair }: Inputs['tables']['endStandIn']): Promise<Done> => {
  const { seq } = await runCommand(gate, { command: 'tables.endStandIn' }, async (draft) => {
    const { table, round, tables } = await readSeat(draft, tableId);
    const { [chair]: before, ...standIns } = table.standIns;
    if (before === undefined) return;
    const changed = { ...table, standIns };
    draft.put('tables', changed);
    const now = tables.map((other) => (other.id === tableId ? changed : other));
    await settleSitOuts(draft, { round, tables: now, freed: [before] });
    const name = await nameOf(draft, await draft.need('entrants', before));
    draft.describe({ sessionId: round.sessionId, about: { round: round.number, table: table.number, name } });
  });
  return { seq };
};

const readSeat = async (draft: Draft, tableId: string) => {
  const table = await draft.need('tables', tableId);
  const round = await needOpenRound(draft, table.roundId);
  const tables = await draft.db.of('tables').where('roundId').equals(round.id).toArray();
  return { table, round, tables };
};

const needSeated = async (draft: Draft, table: Table, chair: Chair): Promise<Entrant> => {
  const id = table.chairs[chair];
  if (id === null) throw notFound('entrants', chair);
  return draft.need('entrants', id);
};

/** Whether somebody sits at a table or plays there in another's name, the chair `but` left out. */
const plays = ({ chairs, standIns }: Table, entrantId: string, but: Chair | undefined): boolean =>
  CHAIRS.some((chair) => chair !== but && (chairs[chair] === entrantId || standIns[chair] === entrantId));

type SitOutInput = { readonly round: Round; readonly tables: readonly Table[]; readonly freed: readonly string[] };

/** Who is here to play and has no seat sits out; who plays in another's name does not. */
const settleSitOuts = async (draft: Draft, { round, tables, freed }: SitOutInput): Promise<void> => {
  const playing = new Set(
    tables.flatMap(({ chairs, standIns }) => [...seatedEntrants(chairs), ...Object.values(standIns)]),
  );
  const sitOuts = round.sitOuts.filter((id) => !playing.has(id));
  for (const id of freed) {
    const { status, role } = await draft.need('entrants', id);
    if (status === 'present' && role === 'player' && !playing.has(id) && !sitOuts.includes(id)) sitOuts.push(id);
  }
  draft.put('rounds', { ...round, sitOuts });
};

const nameOf = async (draft: Draft, { playerId }: Entrant): Promise<string> =>
  (await draft.need('players', playerId)).displayName;
