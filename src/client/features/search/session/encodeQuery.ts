/** A query as part of an address. Half a character, which the keyboard can leave behind, would throw. */
export function encodeQuery(query: string): string {
  return encodeURIComponent(query.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
}
