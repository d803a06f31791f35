/**
 * Random numbers for millions of moves: a small fast counter generator of three words (sfc32), integers only, so that a seed
 * fixes every move on every machine. `RandomSource` is the one for ordinary draws.
 */
export class MoveSource {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  /** One source for each pair of words, which an ordinary source draws. */
  constructor(first: number, second: number) {
    this.#a = first | 0;
    this.#b = second | 0;
    this.#c = (first ^ second) | 0;
    for (let warmUp = 0; warmUp < 16; warmUp++) this.next();
  }

  /** 32 random bits, as a whole number from 0 to 2^32 - 1. */
  next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** A whole number from 0 to `bound` - 1; the product is exact enough for any bound below 2^20. */
  below(bound: number): number {
    return Math.floor(this.next() * bound * 2 ** -32);
  }
}

const SIZE = 4096;

/**
 * -ln of evenly spread numbers between 0 and 1: a move that costs c is accepted at temperature t when c <= t x one of these,
 * drawn at random. A table made by plain arithmetic, because `Math.log` and `Math.exp` may differ between engines in the last
 * digit.
 */
const thresholds = (): Float64Array => Float64Array.from({ length: SIZE }, (_, at) => minusLog((at + 0.5) / SIZE));

const minusLog = (value: number): number => {
  let scaled = value;
  let halvings = 0;
  while (scaled < 0.5) {
    scaled *= 2;
    halvings += 1;
  }
  return logSeries(1 / scaled) + halvings * logSeries(2);
};

/** ln of a number from 1 to 2, by the series of artanh. */
const logSeries = (value: number): number => {
  const base = (value - 1) / (value + 1);
  let [sum, power] = [0, base];
  for (let term = 1; term < 60; term += 2) {
    sum += power / term;
    power *= base * base;
  }
  return 2 * sum;
};

const THRESHOLDS = thresholds();

/** How much a move may cost at this temperature, drawn at random. */
export const bearable = (temperature: number, source: MoveSource): number =>
  temperature * (THRESHOLDS[source.next() & (SIZE - 1)] ?? 0);
