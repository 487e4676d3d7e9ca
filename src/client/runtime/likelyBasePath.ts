/**
 * The base path under which a page is being read, from its address and its own path, without base and without a slash
 * at the end. Null if the address says nothing of it, as on a not-found page.
 */
export function likelyBasePath(address: string, path: string): string | null {
  const shown = address.replace(/(\/|(\/index)?\.html)$/, '');
  return shown.endsWith(path) ? shown.slice(0, shown.length - path.length) + '/' : null;
}
