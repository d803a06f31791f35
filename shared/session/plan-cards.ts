import { CHAIRS } from '../table/chair.ts';
import type { CardChange, CardPlace, PastRound } from './seating/plan.ts';

/** Where each person is in each round, by person and round number; who has no place in a round has no entry. */
export type Cards = ReadonlyMap<string, ReadonlyMap<number, CardPlace>>;

/** The card of everybody who has a place in any of the rounds. */
export const cardsOf = (rounds: readonly PastRound[]): Cards => {
  const cards = new Map<string, Map<number, CardPlace>>();
  const note = (person: string, round: number, place: CardPlace): void => {
    const card = cards.get(person) ?? new Map<number, CardPlace>();
    cards.set(person, card.set(round, place));
  };
  for (const { number, tables, sitOuts } of rounds) {
    for (const { number: table, chairs } of tables) {
      for (const chair of CHAIRS) {
        const person = chairs[chair];
        if (person !== null) note(person, number, { kind: 'seat', table, chair });
      }
    }
    for (const person of sitOuts) note(person, number, { kind: 'sit-out' });
  }
  return cards;
};

/** A card that somebody gets anew, with the lines that differ in order of the rounds. */
export type ChangedCard = { readonly person: string; readonly changes: readonly CardChange[] };

/**
 * Whose cards differ between two states of a plan, and in what. Compared are the rounds of `after` and those rounds of
 * `before` that are as late: what was played before is on nobody's new card.
 */
export const changedCards = (before: readonly PastRound[], after: readonly PastRound[]): readonly ChangedCard[] => {
  const numbers = [...new Set(after.map(({ number }) => number))].toSorted((one, other) => one - other);
  const then = cardsOf(before);
  const now = cardsOf(after);
  return [...new Set([...then.keys(), ...now.keys()])].flatMap((person) => {
    const changes = numbers.flatMap((round): CardChange[] => {
      const was = then.get(person)?.get(round) ?? null;
      const is = now.get(person)?.get(round) ?? null;
      return isSamePlace(was, is) ? [] : [{ person, round, before: was, after: is }];
    });
    return changes.length === 0 ? [] : [{ person, changes }];
  });
};

const isSamePlace = (one: CardPlace | null, other: CardPlace | null): boolean => {
  if (one === null || other === null) return one === other;
  if (one.kind === 'sit-out' || other.kind === 'sit-out') return one.kind === other.kind;
  return one.table === other.table && one.chair === other.chair;
};
