/** An odd number that spreads codes over a table: 2 ** 32 divided by the golden ratio. */
const SPREAD = 0x9e3779b1;

/**
 * Numbers by code, neither of them ever 0. Code and number lie side by side, so that one look at memory finds both: a map, which finds them
 * in three, took a tenth of all the time that scoring takes.
 */
export class CodeTable {
  /** Codes at even places, their numbers behind them; at least half is empty. The length is a power of 2. */
  #cells = new Int32Array(1 << 8);
  #size = 0;

  /** The number of a code, 0 for none. */
  get(code: number): number {
    return this.#cells[this.#placeOf(code) + 1] ?? 0;
  }

  set(code: number, value: number): void {
    if (this.#size * 4 >= this.#cells.length) this.#grow();
    const place = this.#placeOf(code);
    if (this.#cells[place] === 0) this.#size += 1;
    this.#cells[place] = code;
    this.#cells[place + 1] = value;
  }

  /** Where a code lies, or would lie. */
  #placeOf(code: number): number {
    const cells = this.#cells;
    const last = cells.length - 2;
    let place = (Math.imul(code, SPREAD) >>> 15) & last;
    while (cells[place] !== code && cells[place] !== 0) place = (place + 2) & last;
    return place;
  }

  #grow(): void {
    const old = this.#cells;
    this.#cells = new Int32Array(old.length * 2);
    this.#size = 0;
    for (let place = 0; place < old.length; place += 2) {
      const [code, value] = [old[place] ?? 0, old[place + 1] ?? 0];
      if (code !== 0) this.set(code, value);
    }
  }
}
