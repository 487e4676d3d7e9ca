import type { Locale } from '#model/locale.ts';
import { markdownPathOf } from '#model/markdownPath.ts';
import type { RouteIndex } from '../links/routeIndex.ts';
import type { Redirect } from './redirect.ts';
import type { TakenBy } from './takenPlaces.ts';

interface MarkdownSite {
  readonly index: Pick<RouteIndex, 'hrefOf'>;
  readonly takenBy: TakenBy;
  readonly locales: readonly Locale[];
}

/** Old addresses of files, which had no Markdown of their own. */
const IS_FILE = /\.(?:html|md)$/;

/**
 * The Markdown of a text moves along with it: '/old.md' leads to '/new.md' where the text names '/old'. These are rules alone: programs ask
 * for Markdown, and a page that leads on is none. Redirects of the configuration are taken as written.
 */
export function markdownRedirects(
  redirects: readonly Redirect[],
  { index, takenBy, locales }: MarkdownSite,
): Redirect[] {
  const known = new Set(redirects.map(({ from }) => from));
  const localesByCode = new Map(locales.map((locale) => [locale.code, locale]));
  const ofTexts = redirects.filter(({ from, source }) => source !== null && !IS_FILE.test(from));
  return ofTexts.flatMap((redirect): Redirect[] => {
    const from = `${redirect.from}.md`;
    const locale = localesByCode.get(redirect.locale);
    if (!locale || known.has(from) || takenBy(from) !== null) return [];
    const to = markdownPathOf(redirect.to, locale);
    return [{ ...redirect, from, to, href: index.hrefOf(to) }];
  });
}
