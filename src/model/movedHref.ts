/** Where an old address leads with what was asked beyond its path: the query is kept, an anchor asked for wins. */
export function movedHref(to: string, asked: { readonly query: string; readonly hash: string }): string {
  const hashAt = to.indexOf('#');
  const target = hashAt === -1 ? to : to.slice(0, hashAt);
  const hash = asked.hash === '' && hashAt !== -1 ? to.slice(hashAt) : asked.hash;
  const query = target.includes('?') ? asked.query.replace('?', '&') : asked.query;
  return target + query + hash;
}
