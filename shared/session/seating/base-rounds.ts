/**
 * One round each, found by search beforehand, from which the others follow: places below 3R are three orbits of R, place (x, i)
 * being i R + x; each further round adds 1 to x modulo R, places from 3R up stay where they are. No pair meets twice in the R
 * rounds. By number of people.
 */
const THREE_ORBITS: Readonly<Record<number, string>> = {
  24: '21 17 12 0|22 5 20 7|23 13 3 14|6 1 15 2|10 11 4 8|19 16 9 18',
  28: '1 4 2 15|16 10 14 24|22 25 26 6|11 18 20 3|23 0 5 12|8 9 17 21|27 7 13 19',
  36: '33 1 16 28|34 12 27 6|35 23 5 17|21 19 26 29|32 30 4 7|10 8 15 18|14 0 13 20|25 11 24 31|3 22 2 9',
  40: '21 19 3 4|33 28 14 23|11 5 35 38|24 25 32 17|34 30 2 36|7 10 18 12|0 22 9 31|13 29 16 6|26 1 27 15|39 8 20 37',
  44: '10 7 16 5|26 21 36 27|34 35 4 31|40 22 3 38|6 32 19 12|24 2 41 20|0 17 1 15|14 33 25 39|28 13 37 9|42 11 23 29|43 8 18 30',
  48: '45 0 33 22|46 15 3 37|47 30 18 7|6 12 29 4|21 27 44 19|36 42 14 34|26 31 5 2|41 1 20 17|11 16 35 32|38 25 43 39|8 40 13 9|23 10 28 24',
  52: '37 24 35 27|3 41 1 44|20 7 18 10|8 26 40 31|25 43 6 48|42 9 23 14|15 4 34 5|32 21 0 22|49 38 17 39|33 36 45 29|50 2 11 46|16 19 28 12|51 13 30 47',
  56: '21 27 50 43|39 45 2 1|3 9 26 31|35 44 52 49|41 14 10 7|11 20 22 19|37 24 36 34|13 42 0 46|25 6 18 4|23 16 48 8|47 28 12 32|17 40 30 38|54 15 33 51|55 5 29 53',
  60: '57 38 2 29|58 0 22 53|59 19 52 13|35 12 56 36|43 37 8 54|17 46 31 5|48 6 49 25|15 28 7 47|32 42 20 4|27 10 40 9|50 34 3 23|18 51 33 44|55 41 39 45|16 14 11 1|24 21 26 30',
  64: '38 32 31 13|62 50 55 40|5 2 19 52|0 20 33 23|21 26 45 53|42 59 6 8|48 41 10 58|12 47 34 4|24 17 61 22|3 30 9 14|27 60 39 35|54 15 57 56|16 44 7 36|25 11 28 51|43 29 49 18|63 1 37 46',
};

/** Thirty-two people, ten rounds, as they stand: this size has no base round of ten. Found by a search over plans with another symmetry. */
const THIRTY_TWO: readonly string[] = [
  '0 14 21 30|1 15 20 31|2 12 23 28|3 13 22 29|4 10 17 26|5 11 16 27|6 8 19 24|7 9 18 25',
  '0 11 20 28|1 10 21 29|2 9 22 30|3 8 23 31|4 15 16 24|5 14 17 25|6 13 18 26|7 12 19 27',
  '5 4 1 0|7 6 3 2|15 12 11 8|14 13 10 9|23 21 18 16|22 20 19 17|27 26 25 24|31 30 29 28',
  '7 0 24 31|9 8 21 20|6 1 25 30|5 2 26 29|11 10 23 22|4 3 27 28|13 12 17 16|15 14 19 18',
  '0 9 17 27|3 14 20 26|2 11 19 25|1 12 22 24|4 13 21 31|7 10 16 30|6 15 23 29|5 8 18 28',
  '1 8 16 26|2 15 21 27|3 10 18 24|0 13 23 25|5 12 20 30|6 11 17 31|7 14 22 28|4 9 19 29',
  '0 12 18 29|5 7 15 13|21 17 28 24|2 14 16 31|23 19 30 26|4 8 22 25|1 3 11 9|6 10 20 27',
  '1 13 19 28|4 6 14 12|20 16 29 25|3 15 17 30|22 18 31 27|5 9 23 24|0 2 10 8|7 11 21 26',
  '0 15 22 26|1 2 18 17|14 11 24 29|3 12 21 25|13 8 27 30|5 10 19 31|4 7 23 20|6 9 16 28',
  '1 14 23 27|0 3 19 16|15 10 25 28|2 13 20 24|12 9 26 31|4 11 18 30|5 6 22 21|7 8 17 29',
];

const read = (round: string): readonly number[] => round.split(/[ |]/).map(Number);

/** Clean rounds that are stored for so many people, as many as can be; rounds > places, four to a table. */
export const storedRounds = (people: number): readonly (readonly number[])[] => {
  if (people === 32) return THIRTY_TWO.map(read);
  const base = THREE_ORBITS[people];
  if (base === undefined) return [];
  const rounds = Math.floor((people - 1) / 3);
  return Array.from({ length: rounds }, (_, by) => read(base).map((place) => turned(place, by, rounds)));
};

const turned = (place: number, by: number, rounds: number): number => {
  const orbit = Math.floor(place / rounds);
  return orbit > 2 ? place : orbit * rounds + ((place + by) % rounds);
};
