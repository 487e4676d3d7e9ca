/** Whether a page with these ids has what a hash names. `#` and `#top` are the top of every page; `:~:` begins instructions to the browser. */
export function hasAnchor(ids: ReadonlySet<string>, hash: string): boolean {
  const [id = ''] = hash.split(':~:', 1);
  return id === '' || id.toLowerCase() === 'top' || ids.has(id);
}
