import type { Hand } from '../../../shared/hand/hand.ts';
import type { SeatValue } from '../../../shared/scoring/deal-facts.ts';
import type { ChairFacts } from '../../../shared/table/deal.ts';
import type { Draft } from './draft.ts';
import { parseTai } from './parse-tai.ts';
import { type Marks, parseWorth } from './parse-worth.ts';
import {
  circumstancesOf,
  countsOf,
  type DraftReading,
  type EntryError,
  fieldsOf,
  outcomeOf,
  winningTileOf,
  worthsOf,
} from './read-draft.ts';

/**
 * Reads the form of a deal in which only the winner is paid. Tiles go before a number typed beside them; nobody as the giver of the
 * winning tile means self-drawn. What was stored of the losers' hands stays as it is.
 */
export const readLine = (draft: Draft): DraftReading => {
  const winner = draft.result === 'win' ? draft.winner : undefined;
  const texts = winner === undefined ? draft.texts : { ...draft.texts, [winner]: '' };
  const fields = fieldsOf(texts);
  const tiles = readTiles(draft.tiles);
  const tai = parseTai(draft.worth);
  const tile = winningTileOf(draft, tiles.marks);
  const source = tiles.marks?.selfDrawn === true ? 'self' : draft.source;
  const counts = countsOf(draft);
  const worthErrors =
    tai.ok || tiles.hand !== undefined ? [] : tai.errors.map((error) => ({ ...error, at: 'worth' as const }));
  return {
    fields,
    winner,
    winnerFrom: winner === undefined ? undefined : 'said',
    source,
    winnerHasTiles: winner !== undefined && tiles.hand !== undefined,
    winningTileKnown: tile.value !== undefined,
    empty: winner === undefined || tiles.hand !== undefined || (tai.ok && tai.value !== undefined) ? [] : [winner],
    errors: draft.result === 'win' ? [...worthErrors, ...tiles.errors, ...tile.errors, ...counts.errors] : [],
    facts: factsOf(draft, {
      winner,
      source,
      fields,
      tile: tile.value,
      counts: counts.facts,
      hand: tiles.hand,
      value: tai.ok ? tai.value : undefined,
    }),
  };
};

type Tiles = { readonly hand?: Hand; readonly marks?: Marks; readonly errors: readonly EntryError[] };

const readTiles = (text: string): Tiles => {
  const read = parseWorth(text);
  if (!read.ok) return { errors: read.errors.map((error): EntryError => ({ ...error, at: 'tiles' })) };
  const { worth, marks } = read.value;
  if (worth.kind === 'value') return { errors: [{ code: 'tiles-unreadable', at: 'tiles', token: text.trim() }] };
  return { errors: [], marks, ...(worth.kind === 'hand' && { hand: worth.hand }) };
};

type Found = Pick<DraftReading, 'winner' | 'source' | 'fields'> & {
  readonly tile: ChairFacts['winningTile'];
  readonly counts: Pick<ChairFacts, 'tilesLeft' | 'replacements'>;
  readonly hand: Hand | undefined;
  readonly value: SeatValue | undefined;
};

const factsOf = (draft: Draft, { winner, source, fields, tile, counts, hand, value }: Found): ChairFacts => {
  const nothing = outcomeOf(draft, counts);
  if (draft.result !== 'win') return nothing;
  const losers = worthsOf(fields);
  const { liable, liableCause } = draft;
  return {
    ...nothing,
    ...(winner && { winner }),
    ...(source !== undefined && source !== 'self' && { discarder: source }),
    ...(tile !== undefined && hand !== undefined && { winningTile: tile }),
    ...(liable && { liable }),
    ...(liable && liableCause && { liableCause }),
    circumstances: circumstancesOf(draft),
    hands: { ...losers.hands, ...(winner && hand && { [winner]: hand }) },
    values: { ...losers.values, ...(winner && !hand && value && { [winner]: value }) },
  };
};
