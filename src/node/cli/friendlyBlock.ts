/** What a person sees when a server is up: where, and how to end it. */
export function friendlyBlock(title: string, urls: readonly string[]): string {
  const [first, ...others] = urls;
  const lines = [
    '',
    `  ${title}`,
    '',
    `  ➜  ${first ?? ''}`,
    ...others.map((url) => `     ${url}`),
    '',
    '  Ctrl+C stops it.',
    '',
  ];
  return lines.join('\n');
}
