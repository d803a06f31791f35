import type { Player } from './records.ts';

type Card = Pick<Player, 'outsideId' | 'displayName' | 'firstName' | 'lastName' | 'email' | 'emaNo'>;

/** Why two cards look like those of one person. */
export const DUPLICATE_SIGNS = ['name', 'email', 'emaNo'] as const;
export type DuplicateSign = (typeof DUPLICATE_SIGNS)[number];

/** Stored players who look like one another, in the order given. */
export type LikelyDuplicate = { readonly one: Player; readonly other: Player; readonly sign: DuplicateSign };

/**
 * Pairs of cards with the same name (in any order of its parts, whatever the accents and capitals), address or federation
 * number. Two cards of the club with different ids of their own are two people, whatever their name.
 */
export const likelyDuplicates = (players: readonly Player[]): readonly LikelyDuplicate[] => {
  const found = new Map<string, LikelyDuplicate>();
  for (const sign of DUPLICATE_SIGNS) {
    const seen = new Map<string, Player[]>();
    for (const other of players) {
      const keys = new Set(keysOf(other, sign));
      for (const key of keys) {
        for (const one of seen.get(key) ?? []) {
          const pair = `${one.id} ${other.id}`;
          if (!found.has(pair) && !areToldApart(one, other)) found.set(pair, { one, other, sign });
        }
        seen.set(key, [...(seen.get(key) ?? []), other]);
      }
    }
  }
  return [...found.values()];
};

/** Stored players who may be the person of a new card, the first sign that says so with each. */
export const lookAlikes = (players: readonly Player[]): ((card: Card) => readonly Player[]) => {
  const byKey = new Map<string, Player[]>();
  for (const player of players) {
    for (const key of allKeys(player)) byKey.set(key, [...(byKey.get(key) ?? []), player]);
  }
  return (card) =>
    [...new Set(allKeys(card).flatMap((key) => byKey.get(key) ?? []))].filter((player) => !areToldApart(card, player));
};

const allKeys = (card: Card): readonly string[] => [
  ...new Set(DUPLICATE_SIGNS.flatMap((sign) => keysOf(card, sign).map((key) => `${sign} ${key}`))),
];

const areToldApart = (one: Card, other: Card): boolean =>
  one.outsideId !== '' && other.outsideId !== '' && one.outsideId !== other.outsideId;

const keysOf = (card: Card, sign: DuplicateSign): readonly string[] => {
  const keys = sign === 'name' ? [card.displayName, `${card.firstName} ${card.lastName}`] : [card[sign]];
  return keys.map(sign === 'name' ? nameKey : plainKey).filter((key) => key !== '');
};

const plainKey = (text: string): string => text.trim().toLowerCase();

/** `Lee, Mei` and `mei lée` are the same name. */
const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .split(/[\s,.;]+/)
    .filter((part) => part !== '')
    .sort()
    .join(' ');
