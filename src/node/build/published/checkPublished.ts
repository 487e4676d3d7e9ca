import type { Diagnostic } from '#model/diagnostic.ts';
import { hrefOf } from '#model/paths.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import type { Text } from '#model/site.ts';
import { FEED_NAMES } from '../feeds/feedNames.ts';
import type { RouteIndex } from '../links/routeIndex.ts';
import { type Redirect, redirectKey } from '../redirects/redirect.ts';
import { localeOf } from '../redirects/writtenRedirects.ts';
import { checkAnchors, type StillThere } from './checkAnchors.ts';
import type { CurrentPage } from './currentPages.ts';
import { type CurrentText, findSuccessors, type GonePage } from './findSuccessors.ts';
import { type Published, PUBLISHED_FILE, type PublishedPage } from './published.ts';
import type { ReadPublished } from './readPublished.ts';
import { configLine, frontMatterLine } from './redirectLine.ts';

export interface PublishedCheck {
  readonly published: Published;
  readonly locate: ReadPublished['locate'];
  readonly pages: readonly CurrentPage[];
  readonly redirects: readonly Redirect[];
  readonly index: Pick<RouteIndex, 'isStatic' | 'localPathOf'>;
  readonly config: Pick<SiteConfig, 'locales' | 'redirects'>;
  /** Name of the configuration file. */
  readonly configFile: string;
}

interface Now extends PublishedCheck {
  readonly byKey: ReadonlyMap<string, CurrentPage>;
  /** By path of a page that is gone. */
  readonly successors: ReadonlyMap<string, Text>;
}

/** An error for every address that was published and leads nowhere now, and for every anchor of that kind. */
export function checkPublished(check: PublishedCheck): Diagnostic[] {
  const { published, pages, redirects, index } = check;
  const byKey = new Map(pages.map((page) => [redirectKey(page.path), page]));
  const moved = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  const gone: GonePage[] = [];
  const still: StillThere[] = [];
  for (const [path, was] of Object.entries(published)) {
    const key = redirectKey(path);
    const page = byKey.get(key);
    const redirect = moved.get(key);
    if (page) still.push({ path, was, page });
    else if (redirect) still.push(...movedPage({ path, was }, redirect, byKey));
    else if (!index.isStatic(key)) gone.push({ path, was });
  }
  const now = { ...check, byKey, successors: successorsOf(gone, check) };
  return [...gone.map((page) => describeGone(page, now)), ...checkAnchors(still, check.locate)];
}

/** The text that an old address leads to. One that names an anchor itself drops the reader's. */
function movedPage(old: GonePage, { to }: Redirect, byKey: ReadonlyMap<string, CurrentPage>): StillThere[] {
  const page = to.includes('#') ? undefined : byKey.get(redirectKey(to));
  return page?.text ? [{ ...old, page }] : [];
}

function successorsOf(
  gone: readonly GonePage[],
  { published, pages, redirects, config }: PublishedCheck,
): Map<string, Text> {
  const known = new Set(Object.keys(published).map(redirectKey));
  const claimed = new Set(
    redirects.filter(({ from }) => known.has(from)).map(({ to }) => redirectKey(to.replace(/#.*/, ''))),
  );
  const texts = pages.flatMap(({ path, text }): CurrentText[] => {
    const key = redirectKey(path);
    return text ? [{ text, isFresh: !known.has(key), isClaimed: claimed.has(key) }] : [];
  });
  return new Map(
    config.locales.flatMap(({ code }) => [
      ...findSuccessors(
        gone.filter(({ path }) => localeOf(path, config)?.code === code),
        texts.filter(({ text }) => text.locale === code),
      ),
    ]),
  );
}

function describeGone(page: GonePage, now: Now): Diagnostic {
  const { path, was } = page;
  return {
    file: PUBLISHED_FILE,
    ...now.locate([path]),
    severity: 'error',
    code: 'published/gone',
    message: `The address '${path}' was published ${describe(was)} and is no more.`,
    hint: lineToAdd(page, now),
  };
}

function describe({ title, source, to }: PublishedPage): string {
  if (to !== undefined) return `as one that leads to '${to}'`;
  return source === null ? `('${title}')` : `('${title}', made from ${source})`;
}

function lineToAdd({ path, was }: GonePage, { byKey, successors, index, config, configFile }: Now): string {
  const successor = successors.get(path);
  if (successor) {
    const { file, redirects } = successor.entry;
    const line = frontMatterLine([...redirects, index.localPathOf(path)]);
    return `Add this line to the front matter of ${file}: ${line}`;
  }
  const isFirst = config.redirects.length === 0;
  const place = isFirst ? configFile : `the redirects of ${configFile}`;
  // A list has another one above it; where a text went its author alone knows.
  const to = was.source === null ? (was.to ?? pageAbove(path, byKey)) : null;
  const line = configLine({ from: path, to }, { file: configFile, isFirst });
  if (to !== null) return `Add this line to ${place}: ${line}`;
  return `If it is to be gone, take it out of ${PUBLISHED_FILE}; if it has moved, add this line to ${place}, with its new address: ${line}`;
}

const FEED_FILE = new RegExp(`/(?:${Object.values(FEED_NAMES).join('|')})$`);

/** The page of the nearest folder above an address: for a tag that is gone, the list of tags. Above a feed there are feeds alone. */
function pageAbove(path: string, byKey: ReadonlyMap<string, CurrentPage>): string | null {
  const feedName = FEED_FILE.exec(path)?.[0] ?? null;
  let folder = redirectKey(path.slice(0, path.length - (feedName?.length ?? 0)));
  while (folder.length > 1) {
    folder = folder.slice(0, folder.lastIndexOf('/'));
    const page = byKey.get(feedName === null ? folder || '/' : folder + feedName);
    if (page) return hrefOf('/', page.path);
  }
  return feedName === null ? '/' : null;
}
