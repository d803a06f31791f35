import type { RandomSource } from './random-source.ts';

/** People by number; table t of a round holds the places 4t to 4t + 3. */
type FlatRound = readonly number[];

/** One place at a table, between a person's run of four games and the table; `wind` 0 to 3 once it is given. */
type Place = { readonly run: number; readonly table: number; readonly person: number; wind: number };

/**
 * Gives winds to a whole plan at once, exactly: every person's games, in order, are cut into runs of four; runs on one side,
 * tables on the other, and a place joins a run to a table. Nobody on either side has more than four places, so four winds
 * are enough that no run and no table has one twice (Koenig). After every round the winds of a person differ by one at
 * most. Drawing wind by wind from the history cannot promise that: in the fourth round two people may need the same one.
 *
 * Returns the rounds with every table's people in the order E, S, W, N.
 */
export const windsForWholePlan = (rounds: readonly FlatRound[], random: RandomSource): number[][] => {
  const places = placesOf(rounds);
  const taken = { run: new Map<number, Place>(), table: new Map<number, Place>() };
  for (const place of random.shuffle(places)) give(place, taken);
  return seatByWind(rounds, places);
};

type Side = 'run' | 'table';
type Taken = Readonly<Record<Side, Map<number, Place>>>;

const FOUR = [0, 1, 2, 3] as const;
const key = (at: number, wind: number): number => 4 * at + wind;

const placesOf = (rounds: readonly FlatRound[]): Place[] => {
  const games = new Map<number, number>();
  const runs = new Map<string, number>();
  const places: Place[] = [];
  let tablesBefore = 0;
  for (const round of rounds) {
    round.forEach((person, index) => {
      const game = games.get(person) ?? 0;
      games.set(person, game + 1);
      const name = `${person}/${game >> 2}`;
      const run = runs.get(name) ?? runs.size;
      runs.set(name, run);
      places.push({ run, table: tablesBefore + (index >> 2), person, wind: -1 });
    });
    tablesBefore += round.length >> 2;
  }
  return places;
};

/** Gives a place a wind that is free at both ends; where there is none, exchanges two winds along the path from the table. */
const give = (place: Place, taken: Taken): void => {
  const forRun = freeWind(taken.run, place.run);
  const forTable = freeWind(taken.table, place.table);
  if (taken.table.has(key(place.table, forRun))) exchangeAlong(place.table, [forRun, forTable], taken);
  put(place, forRun, taken);
};

const put = (place: Place, wind: number, taken: Taken): void => {
  place.wind = wind;
  taken.run.set(key(place.run, wind), place);
  taken.table.set(key(place.table, wind), place);
};

const freeWind = (taken: ReadonlyMap<number, Place>, at: number): number => {
  const wind = FOUR.find((candidate) => !taken.has(key(at, candidate)));
  if (wind === undefined) throw new Error('more than four places at one end');
  return wind;
};

/**
 * The path that starts at `table` with the first wind and alternates. It cannot end at the run that asked: it would arrive
 * there by the first wind, which is free there.
 */
const exchangeAlong = (table: number, [first, second]: readonly [number, number], taken: Taken): void => {
  const path: Place[] = [];
  let side: Side = 'table';
  let at = table;
  let wind = first;
  for (let place = taken[side].get(key(at, wind)); place !== undefined; place = taken[side].get(key(at, wind))) {
    path.push(place);
    side = side === 'table' ? 'run' : 'table';
    at = place[side];
    wind = wind === first ? second : first;
  }
  for (const place of path) {
    taken.run.delete(key(place.run, place.wind));
    taken.table.delete(key(place.table, place.wind));
  }
  for (const place of path) put(place, place.wind === first ? second : first, taken);
};

const seatByWind = (rounds: readonly FlatRound[], places: readonly Place[]): number[][] => {
  let next = 0;
  return rounds.map((round) => {
    const own = places.slice(next, next + round.length);
    next += round.length;
    return own
      .map((place, index) => ({ ...place, seat: (index & ~3) + place.wind }))
      .sort((left, right) => left.seat - right.seat)
      .map(({ person }) => person);
  });
};
