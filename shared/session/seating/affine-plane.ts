/**
 * Sixteen people, five rounds, nobody meets twice: the affine plane of order 4. People are the points (x, y) over the
 * field of four elements, tables are its lines. Two points lie on exactly one line, and the lines fall into five classes of
 * four parallel ones (slopes 0 to 3 and the upright lines): each class is a round. Rounds > tables > people from 0 to 15.
 */
export const affinePlane = (): number[][][] => {
  const upright = FIELD.map((x) => FIELD.map((y) => point(x, y)));
  const sloped = FIELD.map((slope) => FIELD.map((offset) => FIELD.map((x) => point(x, add(times(slope, x), offset)))));
  return [upright, ...sloped];
};

/** How many people and rounds the plane seats. */
export const PLANE_PEOPLE = 16;

const FIELD = [0, 1, 2, 3] as const;

const point = (x: number, y: number): number => 4 * x + y;

/** In a field of characteristic 2 addition has no carry. */
const add = (left: number, right: number): number => left ^ right;

/** 2 is a root of t*t = t + 1, 3 is 2 + 1. */
const times = (left: number, right: number): number => PRODUCTS[left]?.[right] ?? 0;
const PRODUCTS: readonly (readonly number[])[] = [
  [0, 0, 0, 0],
  [0, 1, 2, 3],
  [0, 2, 3, 1],
  [0, 3, 1, 2],
];
