/** Where a link to a hit leads; null where no link may lead, such as `javascript:`. */
export function hitHref(url: string, base: string): string | null {
  if (!URL.canParse(url, base)) return null;
  const { protocol, origin, href } = new URL(url, base);
  if (protocol !== 'http:' && protocol !== 'https:') return null;
  return origin === new URL(base).origin ? href.slice(origin.length) : href;
}
