/** The line of front matter that keeps these old paths alive. */
export function frontMatterLine(paths: readonly string[]): string {
  return `redirects: [${paths.map((path) => (/^[\w/.~%-]+$/.test(path) ? path : JSON.stringify(path))).join(', ')}]`;
}

/** The line of a configuration file that leads an old path to another, null being one to fill in; `isFirst` where it has no redirects yet. */
export function configLine(
  { from, to }: { readonly from: string; readonly to: string | null },
  { file, isFirst }: { readonly file: string; readonly isFirst: boolean },
): string {
  const isJson = file.endsWith('.json');
  const quote = (text: string): string => (isJson || /['\\]/.test(text) ? JSON.stringify(text) : `'${text}'`);
  const name = (key: string): string => (isJson ? `"${key}"` : key);
  const rule = `{ ${name('from')}: ${quote(from)}, ${name('to')}: ${quote(to ?? '…')} }`;
  return isFirst ? `${name('redirects')}: [${rule}],` : `${rule},`;
}
