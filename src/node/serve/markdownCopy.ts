import type { RouteTable } from './routeTable.ts';

const ENDING = /(?:(?<=^|\/)index)?\.md$/;

/** Whether a file is a page of the site as Markdown, which search engines find at the page's own address. */
export function isMarkdownCopy(file: string, { routes }: Pick<RouteTable, 'routes'>): boolean {
  if (!file.endsWith('.md')) return false;
  const path = `/${file.replace(ENDING, '')}`;
  return routes.has(path) || routes.has(`${path}/`);
}
