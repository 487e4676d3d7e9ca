/**
 * Writes numbers as a language does. `Intl` takes a phone a tenth of a second to start, for which the first hits would
 * have to wait: small numbers do without.
 */
export function groupedIn(language: string): (count: number) => string {
  return (count) => (count < 1000 ? String(count) : count.toLocaleString(language));
}
