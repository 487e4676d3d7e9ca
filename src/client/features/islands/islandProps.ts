/** Something in the properties of an island that cannot be written into a page. */
export interface UnfitProp {
  /** Such as `items[2].onPick`. */
  readonly path: string;
  /** Such as 'a function'. */
  readonly kind: string;
}

/** The first value that JSON would lose or change, or null when all of it can be written. */
export function unfitProp(props: Readonly<Record<string, unknown>>): UnfitProp | null {
  return unfitIn(props, '', []);
}

function unfitIn(value: unknown, path: string, above: readonly unknown[]): UnfitProp | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : { path, kind: `the number ${value}` };
  if (typeof value !== 'object')
    return { path, kind: typeof value === 'undefined' ? 'undefined' : `a ${typeof value}` };
  if (above.includes(value)) return { path, kind: 'an object that holds itself' };
  if (!Array.isArray(value) && !isPlain(value)) return { path, kind: nameOf(value) };
  for (const [key, child] of Object.entries(value)) {
    // What is left out of an object comes back the same.
    if (child === undefined && !Array.isArray(value)) continue;
    const at = Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    const unfit = unfitIn(child, at, [...above, value]);
    if (unfit !== null) return unfit;
  }
  return null;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === null || prototype === Object.prototype) && !('$$typeof' in value);
}

function nameOf(value: object): string {
  if ('$$typeof' in value) return 'an element';
  const name = value.constructor.name;
  return /^[AEIOU]/.test(name) ? `an ${name}` : `a ${name}`;
}
