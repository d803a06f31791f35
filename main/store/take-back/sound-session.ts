import type { Entrant, Penalty, Round, Session, Table } from '../../../shared/records/records.ts';
import type { Plan } from '../../../shared/records/seating.ts';
import { seatedEntrants } from '../../../shared/table/seats.ts';

/** A session's records as they would be. */
export type SessionToCheck = {
  readonly session: Session | undefined;
  readonly entrants: readonly Entrant[];
  readonly rounds: readonly Round[];
  readonly tables: readonly Table[];
  readonly plans: readonly Plan[];
  readonly penalties: readonly Penalty[];
};

/**
 * Ids of records that cannot be there together, or of a record and of what it hangs on that is not there; undefined when a session is
 * sound. Commands see to that each by itself; this is for what no command did.
 */
export const findUnsound = (records: SessionToCheck): readonly string[] | undefined => {
  const { session, entrants, rounds, tables, plans, penalties } = records;
  const all = [...entrants, ...rounds, ...tables, ...plans, ...penalties];
  if (session === undefined) return all.length === 0 ? undefined : all.map(({ id }) => id);
  return (
    twice(entrants, ({ playerId }) => playerId) ??
    twice(rounds, ({ number }) => number) ??
    twice(plans, () => session.id) ??
    twice(tables, ({ roundId, number }) => `${roundId} ${number}`) ??
    rounds.filter(({ number }) => number > session.roundCount).map(({ id }) => [id, session.id])[0] ??
    findSeatedTwice(records) ??
    findMissing(records)
  );
};

const twice = <T extends { readonly id: string }>(
  items: readonly T[],
  keyOf: (item: T) => string | number,
): readonly string[] | undefined => {
  const seen = new Map<string | number, string>();
  for (const item of items) {
    const known = seen.get(keyOf(item));
    if (known !== undefined) return [known, item.id];
    seen.set(keyOf(item), item.id);
  }
  return undefined;
};

const peopleOf = ({ chairs, standIns }: Table): readonly string[] => [
  ...seatedEntrants(chairs),
  ...Object.values(standIns),
];

/** Nobody plays at two seats of a round, and who sits out plays nowhere. */
const findSeatedTwice = ({ rounds, tables }: SessionToCheck): readonly string[] | undefined => {
  for (const round of rounds) {
    const own = tables.filter(({ roundId }) => roundId === round.id);
    const places = [
      ...round.sitOuts.map((person) => ({ person, id: round.id })),
      ...own.flatMap((table) => peopleOf(table).map((person) => ({ person, id: table.id }))),
    ];
    const again = places.find(({ person }, at) => places.findIndex((place) => place.person === person) < at);
    if (again !== undefined) return places.filter(({ person }) => person === again.person).map(({ id }) => id);
  }
  return undefined;
};

/** What a record hangs on and is not there. */
const findMissing = ({ entrants, rounds, tables, penalties }: SessionToCheck): readonly string[] | undefined => {
  const there = new Set([...entrants, ...rounds, ...tables].map(({ id }) => id));
  const needs = [
    ...rounds.map(({ id, sitOuts }) => ({ id, needed: sitOuts })),
    ...tables.map((table) => ({ id: table.id, needed: [table.roundId, ...peopleOf(table)] })),
    ...penalties.map(({ id, entrantId, tableId, gains }) => ({
      id,
      needed: [entrantId, ...(tableId === null ? [] : [tableId]), ...gains.map((gain) => gain.entrantId)],
    })),
  ];
  const broken = needs.find(({ needed }) => needed.some((id) => !there.has(id)));
  return broken && [broken.id, ...broken.needed.filter((id) => !there.has(id))];
};
