import type { PageSource } from '#model/content.ts';
import { joinTexts, keepFirst } from './joinTexts.ts';
import type { Workshop } from './joinTexts.ts';
import type { TextFile } from './textFile.ts';

/** Pages at the paths of their files, drafts included: 'about/index' is '/about/', 'about/hidden' is '/about/hidden'. */
export function makePages(texts: readonly TextFile[], workshop: Workshop): PageSource[] {
  const located = joinTexts(texts, workshop).map((joined) => ({
    ...joined,
    path: joined.slug === undefined ? pathOfName(joined.text.name) : `/${joined.slug.replace(/^\/+/, '')}`,
  }));
  const pages = keepFirst(located, ({ path }) => path.replace(/(?<=.)\/$/, ''), workshop.reporter);
  return pages.map(({ original, entries, path }) => ({ kind: 'page', original, entries, path }));
}

function pathOfName(name: string): string {
  return `/${name.replace(/(?<=^|\/)index$/, '')}`;
}
