/** The addresses that the links of a page have, as they are written in its HTML. */
export function hrefsIn(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
}
