import { CHAIRS } from '../../table/chair.ts';
import type { CardChange, CardPlace, PastRound } from './plan.ts';

/** Which lines of whose cards differ between two versions of some rounds: by round, then by person. */
export const planDifference = (before: readonly PastRound[], after: readonly PastRound[]): readonly CardChange[] => {
  const old = new Map(before.map((round) => [round.number, placesOf(round)]));
  const made = new Map(after.map((round) => [round.number, placesOf(round)]));
  const numbers = [...new Set([...old.keys(), ...made.keys()])].sort((one, other) => one - other);
  return numbers.flatMap((round) => {
    const [left, right] = [old.get(round), made.get(round)];
    const people = [...new Set([...(left?.keys() ?? []), ...(right?.keys() ?? [])])].sort();
    return people
      .map((person) => ({ person, round, before: left?.get(person) ?? null, after: right?.get(person) ?? null }))
      .filter((change) => !isSame(change.before, change.after));
  });
};

const isSame = (one: CardPlace | null, other: CardPlace | null): boolean => {
  if (one?.kind === 'seat' && other?.kind === 'seat') return one.table === other.table && one.chair === other.chair;
  return one?.kind === other?.kind;
};

const placesOf = ({ tables, sitOuts }: PastRound): ReadonlyMap<string, CardPlace> => {
  const places = new Map<string, CardPlace>();
  for (const person of sitOuts) places.set(person, { kind: 'sit-out' });
  for (const { number, chairs } of tables) {
    for (const chair of CHAIRS) {
      const person = chairs[chair];
      if (person !== null) places.set(person, { kind: 'seat', table: number, chair });
    }
  }
  return places;
};
