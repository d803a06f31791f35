/** The field of `size` elements, numbered from 0 (the zero) to `size` - 1; 1 is the one. */
export type FiniteField = {
  readonly size: number;
  readonly add: (left: number, right: number) => number;
  readonly times: (left: number, right: number) => number;
};

/** A field exists for powers of primes only; `undefined` for any other size. */
export const finiteField = (size: number): FiniteField | undefined => {
  const prime = smallestFactor(size);
  let power = prime;
  let degree = 1;
  while (power < size) {
    power *= prime;
    degree += 1;
  }
  if (size < 2 || power !== size) return undefined;
  return degree === 1 ? primeField(prime) : extensionField(prime, degree, size);
};

const smallestFactor = (size: number): number => {
  for (let factor = 2; factor * factor <= size; factor++) if (size % factor === 0) return factor;
  return size;
};

const primeField = (prime: number): FiniteField => ({
  size: prime,
  add: (left, right) => (left + right) % prime,
  times: (left, right) => (left * right) % prime,
});

/**
 * Elements are polynomials over the prime field, written as numbers in base `prime`. A polynomial is sought modulo which x runs
 * through all elements but zero; products are then sums of exponents.
 */
const extensionField = (prime: number, degree: number, size: number): FiniteField => {
  const add = (left: number, right: number): number => {
    let sum = 0;
    for (let place = 1; place < size; place *= prime) {
      sum += ((Math.floor(left / place) + Math.floor(right / place)) % prime) * place;
    }
    return sum;
  };
  for (let tail = 1; tail < size; tail++) {
    const powers = powersOfX({ prime, degree, size, tail, add });
    if (powers.length !== size - 1) continue;
    const logs = new Map(powers.map((element, exponent) => [element, exponent]));
    const times = (left: number, right: number): number =>
      left === 0 || right === 0 ? 0 : (powers[((logs.get(left) ?? 0) + (logs.get(right) ?? 0)) % (size - 1)] ?? 0);
    return { size, add, times };
  }
  throw new Error(`no primitive polynomial for ${size}`);
};

type Extension = {
  readonly prime: number;
  readonly degree: number;
  readonly size: number;
  /** What x to the power of the degree is equal to. */
  readonly tail: number;
  readonly add: (left: number, right: number) => number;
};

/** 1, x, x^2, ... until a power comes again. */
const powersOfX = ({ prime, size, tail, add }: Extension): readonly number[] => {
  const powers = [1];
  const top = size / prime;
  for (;;) {
    const last = powers[powers.length - 1] ?? 0;
    let next = (last % top) * prime;
    for (let carry = Math.floor(last / top); carry > 0; carry--) next = add(next, tail);
    if (next === 1 || next === 0 || powers.length >= size) return powers;
    powers.push(next);
  }
};
