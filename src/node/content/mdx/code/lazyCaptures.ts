import type { RegexEngine } from 'shiki/types';

type Scanner = ReturnType<RegexEngine['createScanner']>;
export type CaptureIndices = NonNullable<ReturnType<Scanner['findNextMatchSync']>>['captureIndices'];
type Capture = CaptureIndices[number];

/** Those of patterns that have more are found at once. */
const MAX_GROUPS = 200;

/** The whole of a match and, once somebody asks for more, its groups. */
class LazyCaptures {
  readonly 0: Capture;
  readonly length: number;
  readonly #find: () => CaptureIndices;
  #all: CaptureIndices | null = null;

  constructor(whole: Capture, length: number, find: () => CaptureIndices) {
    this[0] = whole;
    this.length = length;
    this.#find = find;
  }

  get all(): CaptureIndices {
    this.#all ??= this.#find();
    return this.#all;
  }

  /** End patterns that name groups of their beginning read all of them by this. */
  map<Mapped>(write: (capture: Capture) => Mapped): Mapped[] {
    return this.all.map(write);
  }
}

for (let group = 1; group <= MAX_GROUPS; group += 1) {
  Object.defineProperty(LazyCaptures.prototype, group, {
    get(this: LazyCaptures) {
      return this.all[group];
    },
  });
}

/**
 * Reads for a grammar like an array of the whole match and `count` groups, and runs `find` when one of those is read. That takes many
 * times as long as from an array: it is for where nobody is expected to.
 */
export function lazyCaptures(whole: Capture, count: number, find: () => CaptureIndices): CaptureIndices {
  if (count > MAX_GROUPS) return find();
  return new LazyCaptures(whole, count + 1, find) as unknown as CaptureIndices;
}
