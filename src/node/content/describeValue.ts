/** A value of the owner's file as it reads after 'found'. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'string') return value.length > 60 ? `'${value.slice(0, 60)}…'` : `'${value}'`;
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : 'a group of keys';
}
