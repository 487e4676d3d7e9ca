/** An old path and where it leads; null is to be filled in. */
export interface Rule {
  readonly from: string;
  readonly to: string | null;
}

/** The line of front matter that keeps these old paths alive. */
export function frontMatterLine(paths: readonly string[]): string {
  return `redirects: [${paths.map((path) => (/^[\w/.~%-]+$/.test(path) ? path : JSON.stringify(path))).join(', ')}]`;
}

/** The line of a configuration file that leads old paths to others; `isFirst` where it has no redirects yet. */
export function configLine(
  rules: readonly Rule[],
  { file, isFirst }: { readonly file: string; readonly isFirst: boolean },
): string {
  const isJson = file.endsWith('.json');
  const quote = (text: string): string => (isJson || /['\\]/.test(text) ? JSON.stringify(text) : `'${text}'`);
  const name = (key: string): string => (isJson ? `"${key}"` : key);
  const list = rules
    .map(({ from, to }) => `{ ${name('from')}: ${quote(from)}, ${name('to')}: ${quote(to ?? '…')} }`)
    .join(', ');
  return isFirst ? `${name('redirects')}: [${list}],` : `${list},`;
}
