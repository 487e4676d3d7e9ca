/**
 * How `size` values that are all as likely are written when `size` is no power of two: `short` of them, those from
 * `first` on, take a bit less than `bits`. They are the middle ones, where the middle one of a choice most often is.
 */
export function shapeOf(size: number): {
  readonly bits: number;
  readonly short: number;
  readonly first: number;
} {
  const bits = 32 - Math.clz32(size - 1);
  const short = (1 << bits) - size;
  return { bits, short, first: (size - short) >> 1 };
}
