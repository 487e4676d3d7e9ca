import type { Diagnostic } from '#model/diagnostic.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import type { Text } from '#model/site.ts';
import type { RouteIndex } from '../links/routeIndex.ts';
import { type Redirect, redirectKey } from '../redirects/redirect.ts';
import { localeOf } from '../redirects/writtenRedirects.ts';
import { checkAnchors } from './checkAnchors.ts';
import type { CurrentPage } from './currentPages.ts';
import { findSuccessor } from './findSuccessor.ts';
import { type Published, PUBLISHED_FILE, type PublishedPage } from './published.ts';
import type { ReadPublished } from './readPublished.ts';
import { configLine, frontMatterLine } from './redirectLine.ts';

export interface PublishedCheck {
  readonly published: Published;
  readonly locate: ReadPublished['locate'];
  readonly pages: readonly CurrentPage[];
  readonly redirects: readonly Redirect[];
  readonly index: RouteIndex;
  readonly config: Pick<SiteConfig, 'locales' | 'redirects'>;
  /** Name of the configuration file. */
  readonly configFile: string;
}

interface Now extends PublishedCheck {
  readonly byKey: ReadonlyMap<string, CurrentPage>;
  /** Texts whose address is new. */
  readonly fresh: readonly Text[];
}

/** An error for every address that was published and leads nowhere now, a warning for every anchor of that kind. */
export function checkPublished(check: PublishedCheck): Diagnostic[] {
  const { published, pages, redirects, index } = check;
  const byKey = new Map(pages.map((page) => [redirectKey(page.path), page]));
  const moved = new Set(redirects.map(({ from }) => from));
  const known = new Set(Object.keys(published).map(redirectKey));
  const fresh = pages.flatMap(({ path, text }) => (text && !known.has(redirectKey(path)) ? [text] : []));
  const now = { ...check, byKey, fresh };
  const gone: Diagnostic[] = [];
  const still: { path: string; was: PublishedPage; page: CurrentPage }[] = [];
  for (const [path, was] of Object.entries(published)) {
    const key = redirectKey(path);
    const page = byKey.get(key);
    if (page) still.push({ path, was, page });
    else if (!moved.has(key) && !index.isStatic(key)) gone.push(describeGone(path, was, now));
  }
  return [...gone, ...checkAnchors(still, check.locate)];
}

function describeGone(path: string, was: PublishedPage, now: Now): Diagnostic {
  const from = was.source === null ? '' : `, made from ${was.source}`;
  return {
    file: PUBLISHED_FILE,
    ...now.locate([path]),
    severity: 'error',
    code: 'published/gone',
    message: `The address '${path}' was published ('${was.title}'${from}) and is no more.`,
    hint: lineToAdd(path, was, now),
  };
}

function lineToAdd(
  path: string,
  was: PublishedPage,
  { byKey, fresh, index, config, configFile }: Now,
): string {
  const locale = localeOf(path, config)?.code;
  const successor = findSuccessor(
    path,
    was,
    fresh.filter((text) => text.locale === locale),
  );
  if (successor) {
    const { file, redirects } = successor.entry;
    const line = frontMatterLine([...redirects, index.localPathOf(path)]);
    return `Add this line to the front matter of ${file}: ${line}`;
  }
  const isFirst = config.redirects.length === 0;
  const line = configLine({ from: path, to: pageAbove(path, byKey) }, { file: configFile, isFirst });
  return `Add this line to ${isFirst ? '' : 'the redirects of '}${configFile}: ${line}`;
}

/** The page of the nearest folder above an address: for a tag that is gone, the list of tags. */
function pageAbove(path: string, byKey: ReadonlyMap<string, CurrentPage>): string {
  let key = redirectKey(path);
  while (key.length > 1) {
    key = key.slice(0, key.lastIndexOf('/')) || '/';
    const page = byKey.get(key);
    if (page) return page.path;
  }
  return '/';
}
