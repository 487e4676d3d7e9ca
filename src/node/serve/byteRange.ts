export type ByteRange =
  | { readonly kind: 'whole' }
  /** `end` is the last byte, included. */
  | { readonly kind: 'part'; readonly start: number; readonly end: number }
  | { readonly kind: 'unsatisfiable' };

/**
 * What a `Range` header asks of a file of `size` bytes. Several ranges, other units and nonsense get the whole file,
 * as RFC 9110 (14.2) allows.
 */
export function byteRange(header: string | undefined, size: number): ByteRange {
  const match = /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? '');
  const [first = '', last = ''] = match?.slice(1) ?? [];
  if (first === '' && last === '') return { kind: 'whole' };
  if (first === '') return suffixRange(Number(last), size);
  const start = Number(first);
  const end = last === '' ? size - 1 : Number(last);
  if (last !== '' && end < start) return { kind: 'whole' };
  return start < size ? { kind: 'part', start, end: Math.min(end, size - 1) } : { kind: 'unsatisfiable' };
}

function suffixRange(length: number, size: number): ByteRange {
  if (length === 0 || size === 0) return { kind: 'unsatisfiable' };
  return { kind: 'part', start: Math.max(0, size - length), end: size - 1 };
}
