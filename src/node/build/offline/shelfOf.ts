import type { ServerBundle } from '#model/contract.ts';
import { offlinePageMessagesFor } from '#model/messages/offline/offlinePageMessagesFor.ts';
import type { SiteView } from '#model/page.ts';
import { outputFileOf } from '#model/paths.ts';
import { policyOfLoneDocument } from '../contentSecurityPolicy.ts';
import { splitHref } from '../links/hrefParts.ts';
import { notFoundFileOf } from '../pageFiles.ts';
import type { LocalePlan } from '../plan/planLocale.ts';
import type { Redirect } from '../redirects/redirect.ts';
import { fileAt, type LocaleShelf } from './offlineFiles.ts';

interface ShelfParts {
  readonly plan: LocalePlan;
  readonly site: SiteView;
  readonly server: ServerBundle;
  /** Of all locales. */
  readonly redirects: readonly Redirect[];
  /** What pages and scripts need besides the icon and the files that pages name, below the output folder. */
  readonly files: readonly string[];
}

/** Everything of one locale that can be read offline, and what to say of the rest. */
export function shelfOf({ plan, site, server, redirects, files }: ShelfParts): LocaleShelf {
  const { locale } = site;
  const icon = splitHref(site.faviconHref ?? '').path;
  const { notKept, otherLocale, nothingKept, back } = offlinePageMessagesFor(locale.code);
  return {
    locale,
    pages: plan.pages.map(({ page: { frame } }) => ({
      file: outputFileOf(frame.path),
      path: frame.path,
      title: frame.title,
    })),
    moved: redirects.filter((redirect) => redirect.locale === locale.code),
    notFoundFile: notFoundFileOf(locale),
    files: [...files, fileAt(icon, site.basePath)],
    offlineHtml: server.renderOffline(site, policyOfLoneDocument),
    offlineTexts: { notKept, otherLocale, nothingKept, back },
  };
}
