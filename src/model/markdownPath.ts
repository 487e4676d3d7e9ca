import type { FrameLocale } from './locale.ts';
import { localizePath, withoutTrailingSlash } from './paths.ts';

/** Where a page lies as Markdown: '/about/' at '/about.md', the home of a locale at its 'index.md'. */
export function markdownPathOf(path: string, locale: FrameLocale): string {
  const home = localizePath(locale, '/');
  return path === home ? `${home}index.md` : `${withoutTrailingSlash(path)}.md`;
}
