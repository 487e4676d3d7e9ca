import type { Alternate } from '#model/alternate.ts';
import type { PageData } from '#model/page.ts';
import { pageHref, scopeOf } from '../workers/pageScopes.ts';

/** Another locale of the site, whose worker keeps pages of its own. */
export interface OtherLocale extends Pick<Alternate, 'label' | 'htmlLang' | 'href'> {
  readonly scope: string;
}

/** Those in which the page has the same address below their scope. */
export function otherLocales(page: PageData): readonly OtherLocale[] {
  const localPath = pageHref(page).slice(scopeOf(page).length);
  return page.frame.alternates
    .filter(({ href }) => href !== pageHref(page) && href.endsWith(localPath))
    .map((alternate) => ({
      ...alternate,
      scope: alternate.href.slice(0, alternate.href.length - localPath.length),
    }));
}
