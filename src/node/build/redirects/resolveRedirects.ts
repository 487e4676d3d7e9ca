import { movedHref } from '#model/movedHref.ts';
import type { Problem } from '../../content/problem.ts';
import { decodeSafely } from '#model/decodeSafely.ts';
import { fileHref, type HrefParts, splitHref } from '../links/hrefParts.ts';
import { hasAnchor } from '../links/hasAnchor.ts';
import { nearMatch } from '../links/nearMatch.ts';
import { resolveLink } from '../links/resolveLink.ts';
import type { RouteIndex } from '../links/routeIndex.ts';
import { type Redirect, redirectKey } from './redirect.ts';
import { foldersOf, redirectFileOf, type TakenBy } from './takenPlaces.ts';
import type { WrittenRedirect } from './writtenRedirects.ts';

export interface RedirectSite {
  readonly index: RouteIndex;
  readonly takenBy: TakenBy;
  /** Files that the build makes and no text links to, such as the Markdown of pages: 'about.md'. */
  readonly madeFiles: ReadonlySet<string>;
  readonly idsOf: (path: string) => ReadonlySet<string> | null;
  readonly defaultLocale: string;
  /** Address of the site without base path. */
  readonly url: string;
  /** Whether an earlier build has published an address. Asked of targets that are missing. */
  readonly wasPublished: (path: string) => boolean;
}

export interface ResolvedRedirects {
  readonly redirects: readonly Redirect[];
  readonly faults: readonly RedirectFault[];
  /** In the form of `Redirect.from`: the old addresses that a fault keeps from leading on. */
  readonly lost: ReadonlySet<string>;
}

export interface RedirectFault {
  /** The text it stands in; null: the configuration. */
  readonly file: string | null;
  readonly problem: Problem;
}

type Words = Pick<Problem, 'code' | 'message' | 'hint'>;

/** Every redirect with its last target, chains followed to their end; and what is wrong with the others. */
export function resolveRedirects(written: readonly WrittenRedirect[], site: RedirectSite): ResolvedRedirects {
  const faults: RedirectFault[] = [];
  const accepted = new Map<string, WrittenRedirect>();
  const places = new Map<string, WrittenRedirect>();
  const blame = ({ file }: WrittenRedirect, path: Problem['path'], words: Words): void =>
    void faults.push({ file, problem: { path, of: 'value', ...words } });
  for (const each of written) {
    const clash = languageTwice(each) ?? clashOf(each, { accepted, places }, site);
    if (clash) {
      blame(each, each.fromAt, clash);
      continue;
    }
    accepted.set(each.from, each);
    const file = redirectFileOf(each.from);
    for (const place of [file, ...foldersOf(file)]) if (!places.has(place)) places.set(place, each);
  }
  const redirects = [...accepted.values()].flatMap((each): Redirect[] => {
    const { from, locale, file: source, isOfFolder } = each;
    const end = follow(each, accepted, site);
    if (!('code' in end)) return [{ from, locale, source, ...(isOfFolder && { isOfFolder }), ...end }];
    // What a folder stands for has no fault of its own: one that it leads to is told where that stands.
    if (!isOfFolder) blame(each, each.toAt, end);
    return [];
  });
  return {
    redirects: redirects.toSorted((a, b) => (a.from < b.from ? -1 : 1)),
    faults,
    lost: lostOf(written, redirects),
  };
}

function lostOf(written: readonly WrittenRedirect[], redirects: readonly Redirect[]): Set<string> {
  const kept = new Set(redirects.map(({ from }) => from));
  const lost = written.filter(({ from }) => !kept.has(from));
  // One that names its language stands for the address without it, too.
  return new Set(
    lost.flatMap(({ from, namesLanguage }) =>
      namesLanguage ? [from, from.slice(`/${namesLanguage.path}`.length)] : from,
    ),
  );
}

interface Accepted {
  readonly accepted: ReadonlyMap<string, WrittenRedirect>;
  /** Files and folders that the pages of those redirects need. */
  readonly places: ReadonlyMap<string, WrittenRedirect>;
}

/** An old address of a text that has a language already would be kept below a language once more. */
function languageTwice({ namesLanguage, locale }: WrittenRedirect): Words | null {
  if (namesLanguage === undefined) return null;
  const { code, path } = namesLanguage;
  return {
    code: 'redirects/language',
    message: `The old address begins with '/${path}', the place of the language '${code}'; those of a text are written without language.`,
    hint:
      code === locale
        ? `Leave '/${path}' out.`
        : `Leave '/${path}' out, in the translation, or write it with its target in the configuration.`,
  };
}

function clashOf(
  { from }: WrittenRedirect,
  { accepted, places }: Accepted,
  { takenBy }: RedirectSite,
): Words | null {
  const taken = takenBy(from);
  if (taken !== null) {
    return {
      code: 'redirects/taken',
      message: `The old address '${from}' is taken by ${taken}.`,
      hint: 'Remove the redirect, or give what lies there another address.',
    };
  }
  const file = redirectFileOf(from);
  const isFile = (place: string): boolean => {
    const other = places.get(place);
    return other !== undefined && redirectFileOf(other.from) === place;
  };
  // Where one old address is a file, as '/old.html' is, none can lie below it.
  const first =
    accepted.get(from) ??
    places.get([file, ...foldersOf(file).filter(isFile)].find((place) => places.has(place)) ?? '');
  if (!first) return null;
  return {
    code: 'redirects/twice',
    message: `The old address '${from}' is taken by the redirect of '${first.from}' in ${first.file ?? 'the configuration'}.`,
    hint: 'Keep one of the two.',
  };
}

type End = Pick<Redirect, 'to' | 'href'>;

function follow(
  start: WrittenRedirect,
  accepted: ReadonlyMap<string, WrittenRedirect>,
  site: RedirectSite,
): End | Words {
  const seen = new Set<string>();
  let asked = { query: '', hash: '' };
  for (let current = start; ;) {
    seen.add(current.from);
    if (current.target.kind === 'page') return checkAnchor(pageEnd(current.target.path, asked, site), site);
    const to = movedHref(current.target.to, asked);
    if (/^https:/i.test(to)) return elsewhere(to, site);
    const parts = splitHref(to);
    const address = decodeSafely(parts.path);
    if (site.madeFiles.has(address.slice(1)))
      return { to, href: fileHref(site.index.basePath, address) + parts.query + parts.hash };
    const link = resolveLink(to, { file: '', locale: site.defaultLocale, path: '/' }, site.index);
    if (link.kind === 'route') return checkAnchor({ ...link, to }, site);
    if (link.kind === 'static') return { to, href: link.href };
    const next = accepted.get(redirectKey(parts.path));
    if (!next) return noTarget(to, site);
    if (seen.has(next.from)) return loop(start.from, next.from);
    asked = parts;
    current = next;
  }
}

interface PageEnd extends End {
  /** Canonical path of the page. */
  readonly target: string;
  /** Decoded, without its number sign. */
  readonly hash: string;
}

function pageEnd(target: string, asked: Pick<HrefParts, 'query' | 'hash'>, { index }: RedirectSite): PageEnd {
  const rest = asked.query + asked.hash;
  return {
    target,
    hash: decodeSafely(asked.hash.slice(1)),
    to: target + rest,
    href: index.hrefOf(target) + rest,
  };
}

function checkAnchor({ target, hash, href, to }: PageEnd, { idsOf }: RedirectSite): End | Words {
  const ids = idsOf(target);
  if (ids === null || hasAnchor(ids, hash)) return { to, href };
  const near = nearMatch(hash, ids);
  return {
    code: 'redirects/no-anchor',
    message: `The new address '${to}' names the anchor '${hash}', which '${target}' does not have.`,
    hint:
      near === null ? 'Name a heading of that page, or leave the anchor out.' : `Did you mean '#${near}'?`,
  };
}

function elsewhere(to: string, { url, index }: RedirectSite): End | Words {
  const { origin, href, pathname } = new URL(to);
  if (origin !== url || !pathname.startsWith(index.basePath)) return { to: href, href };
  return {
    code: 'redirects/own-address',
    message: `The new address '${to}' is one of this site, which is written as a path.`,
    hint: `Write '${href.slice(origin.length + index.basePath.length - 1)}'.`,
  };
}

function noTarget(to: string, site: RedirectSite): Words {
  return {
    code: 'redirects/no-target',
    message: `The new address '${to}' leads to no page and no file of this site.`,
    hint: hintForTarget(splitHref(to).path, site),
  };
}

function hintForTarget(path: string, { index, defaultLocale, wasPublished }: RedirectSite): string {
  if (wasPublished(path))
    return `'${path}' was published and is no more: lead it to its new address, and this redirect goes there, too.`;
  const near = nearMatch(path, index.localPaths(defaultLocale));
  return near === null ? 'Lead to a page that there is.' : `Did you mean '${near}'?`;
}

function loop(from: string, again: string): Words {
  return {
    code: 'redirects/loop',
    message:
      from === again
        ? `The redirect of '${from}' leads back to itself.`
        : `The redirect of '${from}' leads to '${again}' again and again.`,
    hint: 'Lead to a page that there is.',
  };
}
