import type { Draft } from './draft.ts';
import { parseTai } from './parse-tai.ts';
import {
  countsOf,
  type DraftReading,
  type EntryError,
  factsOf,
  seatErrors,
  seatsOf,
  winnerByTiles,
  winningTileOf,
} from './read-draft.ts';

/**
 * Reads the form of a deal in which only the winner is paid. Nobody as the giver of the winning tile means self-drawn. What was stored of
 * the losers' worths stays as it is.
 */
export const readLine = (draft: Draft): DraftReading => {
  const said = draft.winner;
  const byChair = seatsOf(said === undefined ? draft : { ...draft, texts: { ...draft.texts, [said]: '' } });
  const won = draft.result === 'win' ? (said ?? winnerByTiles(byChair)) : undefined;
  const tai = parseTai(draft.worth);
  const value = tai.ok ? tai.value : undefined;
  const seats = won === undefined ? byChair : { ...byChair, [won]: { ...byChair[won], value } };
  const own = won === undefined ? undefined : seats[won];
  const tile = winningTileOf(draft, own?.marks);
  const source = own?.marks.selfDrawn === true ? 'self' : draft.source;
  const counts = countsOf(draft);
  const worthErrors = tai.ok ? [] : tai.errors.map((error): EntryError => ({ ...error, at: 'worth' }));
  return {
    seats,
    winner: won,
    winnerFrom: won === undefined ? undefined : said === undefined ? 'tiles' : 'said',
    source,
    winnerHasTiles: own?.hand !== undefined,
    winningTileKnown: tile.value !== undefined,
    empty: won === undefined || own?.hand !== undefined || value !== undefined ? [] : [won],
    errors: draft.result === 'win' ? [...worthErrors, ...seatErrors(seats), ...tile.errors, ...counts.errors] : [],
    facts: factsOf(draft, { seats, winner: won, source, tile: tile.value, counts: counts.facts }),
  };
};
