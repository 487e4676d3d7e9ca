/** A coder's range must stay far above the total. */
const MOST_LEARNED = 2 ** 19;

/** How often each symbol of an alphabet was met, ready to be asked for sums: a Fenwick tree. */
export class Frequencies {
  readonly #sums: Uint32Array;
  readonly #top: number;
  total = 0;

  /** Symbols that were never met, weight 0, cannot be coded until something is added to them. */
  constructor(weights: readonly number[]) {
    this.#sums = new Uint32Array(weights.length + 1);
    this.#top = 1 << (31 - Math.clz32(weights.length));
    weights.forEach((weight, symbol) => this.add(symbol, weight));
  }

  add(symbol: number, weight: number): void {
    const sums = this.#sums;
    for (let at = symbol + 1; at < sums.length; at += at & -at) sums[at] = (sums[at] ?? 0) + weight;
    this.total += weight;
  }

  /** Counts a symbol that was met, unless so many were that what follows will not change much. */
  learn(symbol: number, weight: number): void {
    if (this.total < MOST_LEARNED) this.add(symbol, weight);
  }

  /** The weights of all symbols before this one. */
  before(symbol: number): number {
    let sum = 0;
    for (let at = symbol; at > 0; at -= at & -at) sum += this.#sums[at] ?? 0;
    return sum;
  }

  /** The symbol in whose share of the total a value lies. */
  at(value: number): number {
    const sums = this.#sums;
    let symbol = 0;
    let rest = value;
    for (let step = this.#top; step > 0; step >>= 1) {
      const sum = sums[symbol + step];
      if (sum !== undefined && sum <= rest) {
        symbol += step;
        rest -= sum;
      }
    }
    return symbol;
  }
}
