/** The colour halfway between two, all written as `#rrggbb`. Mermaid reads no `color-mix()`. */
export function mix(one: string, other: string): string {
  const halfway = (at: number): number =>
    Math.round((parseInt(one.slice(at, at + 2), 16) + parseInt(other.slice(at, at + 2), 16)) / 2);
  return `#${[1, 3, 5].map((at) => halfway(at).toString(16).padStart(2, '0')).join('')}`;
}
