import { decodeSafely } from '#model/decodeSafely.ts';
import type { Diagnostic } from '#model/diagnostic.ts';
import { localeOfPath } from '#model/paths.ts';
import { folderOfPattern } from '#model/redirectPath.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import type { Text } from '#model/site.ts';
import type { RouteIndex } from '../links/routeIndex.ts';
import { type Redirect, redirectKey } from '../redirects/redirect.ts';
import { checkAnchors, type StillThere } from './checkAnchors.ts';
import type { CurrentPage } from './currentPages.ts';
import { type CurrentText, findSuccessors, type GonePage } from './findSuccessors.ts';
import { createKeptByFolder } from './keptByFolder.ts';
import { goneHints, type HintSite } from './goneHints.ts';
import { createWithoutLanguage } from './leftLanguage.ts';
import { isFile, type Published, PUBLISHED_FILE, type PublishedPage } from './published.ts';
import type { ReadPublished } from './readPublished.ts';

interface PublishedCheck extends HintSite {
  readonly published: Published;
  readonly locate: ReadPublished['locate'];
  readonly pages: readonly CurrentPage[];
  readonly redirects: readonly Redirect[];
  /** See `SitePlan`. */
  readonly lostRedirects: ReadonlySet<string>;
  /** See `SitePlan`. */
  readonly ownFiles: ReadonlySet<string>;
  readonly index: Pick<RouteIndex, 'isStatic' | 'localPathOf'>;
  readonly config: Pick<SiteConfig, 'locales' | 'redirects'>;
}

/** An error for every address that was published and leads nowhere now, and for every anchor of that kind. */
export async function checkPublished(check: PublishedCheck): Promise<Diagnostic[]> {
  const { published, pages, redirects, ownFiles, index } = check;
  const byKey = new Map(pages.map((page) => [redirectKey(page.path).normalize(), page]));
  const moved = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  const isKeptByFolder = createKeptByFolder(check.config);
  const isLost = createIsLost(check);
  const gone: GonePage[] = [];
  const still: StillThere[] = [];
  for (const [path, was] of Object.entries(published)) {
    const key = redirectKey(path);
    // Letters with accents were published as the disk wrote them once.
    const page = byKey.get(key.normalize());
    const redirect = moved.get(key);
    if (page) still.push({ path, was, page });
    else if (redirect) still.push(...movedPage({ path, was }, redirect, byKey));
    else if (
      !index.isStatic(key) &&
      !ownFiles.has(key.normalize().slice(1)) &&
      !isKeptByFolder(path, was) &&
      !isLost(key)
    )
      gone.push({ path, was });
  }
  const withoutLanguage = createWithoutLanguage(published, byKey);
  const others = gone.filter((page) => withoutLanguage(page) === null);
  const successors = successorsOf(others, check);
  const goneByKey = new Map(gone.map((page) => [redirectKey(page.path), page]));
  const now = { byKey, moved, gone: goneByKey, successors, withoutLanguage };
  const hints = await goneHints(gone, { ...check, ...now });
  return [
    ...gone.map((page) => describeGone(page, hints.get(page.path) ?? null, check.locate)),
    ...checkAnchors(still, check.locate),
  ];
}

/** Knows the addresses that are led on, but for a fault of the redirect that does so. */
function createIsLost({ lostRedirects, config }: PublishedCheck): (key: string) => boolean {
  const folders = config.redirects.flatMap(({ from }) => {
    const folder = decodeSafely(folderOfPattern(from) ?? '');
    return folder !== '' && lostRedirects.has(redirectKey(folder)) ? folder : [];
  });
  return (key) => lostRedirects.has(key) || folders.some((folder) => key.startsWith(folder));
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
  const known = new Set(Object.keys(published).map((path) => redirectKey(path).normalize()));
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
        gone.filter(({ path, was }) => !isFile(was) && localeOfPath(path, config.locales)?.code === code),
        texts.filter(({ text }) => text.locale === code),
      ),
    ]),
  );
}

function describeGone(
  { path, was }: GonePage,
  hint: string | null,
  locate: ReadPublished['locate'],
): Diagnostic {
  return {
    file: PUBLISHED_FILE,
    ...locate([path]),
    severity: 'error',
    code: 'published/gone',
    message: `The ${folderOfPattern(path) === null ? 'address' : 'folder'} '${path}' was published ${describe(was)} and is no more.`,
    hint,
  };
}

function describe(was: PublishedPage): string {
  const { title, source, to } = was;
  if (to !== undefined) return `as one that leads to '${to}'`;
  if (isFile(was)) return `(the file ${source})`;
  return source === null ? `('${title}')` : `('${title}', made from ${source})`;
}
