import { posix } from 'node:path';
import { movedHref } from '#model/movedHref.ts';
import { decodeSafely } from '#model/decodeSafely.ts';
import { fileHref, schemeOf, splitHref, trimHref, type HrefParts } from './hrefParts.ts';
import { foldersAbove, formsOf, joinInside, STATIC_FOLDER } from './siteFiles.ts';
import type { RouteIndex } from './routeIndex.ts';

/** The page that shows a link. A text shown as fallback has the reader's locale and path, not its own. */
export interface LinkOrigin {
  /** Source file of the text, relative to the site's folder. */
  readonly file: string;
  readonly locale: string;
  /** Canonical path of the page, with locale prefix. */
  readonly path: string;
}

/** `href` is final but for assets; `hash` is decoded, without its number sign, '' for none. */
export type ResolvedLink =
  | { readonly kind: 'external'; readonly href: string }
  | { readonly kind: 'anchor'; readonly href: string; readonly hash: string }
  | { readonly kind: 'route'; readonly href: string; readonly target: string; readonly hash: string }
  /** Served as it is: a file of `static/`, or whatever `pathname://` names. */
  | { readonly kind: 'static'; readonly href: string }
  /** A file beside the text, still to be published; `suffix` is the query and hash to keep. */
  | { readonly kind: 'asset'; readonly href: string; readonly file: string; readonly suffix: string }
  /** An old address; `to` is the new one as an owner would write it. */
  | { readonly kind: 'moved'; readonly href: string; readonly to: string }
  /** `path` is what was looked for: a file, or an address without locale prefix. */
  | { readonly kind: 'broken-file' | 'broken-route'; readonly href: string; readonly path: string }
  /** A scheme that may run code. */
  | { readonly kind: 'refused'; readonly href: '#'; readonly scheme: string };

const REFUSED_SCHEMES = new Set(['javascript', 'data', 'vbscript']);
const MARKDOWN_FILE = /\.mdx?$/i;

/** Where a link leads for the reader of one page. Never throws, whatever was written. */
export function resolveLink(written: string, from: LinkOrigin, index: RouteIndex): ResolvedLink {
  const href = trimHref(written);
  const scheme = schemeOf(href);
  if (scheme !== null && REFUSED_SCHEMES.has(scheme)) return { kind: 'refused', href: '#', scheme };
  if (scheme === 'pathname') return resolveRaw(href, index);
  if (scheme !== null || href.startsWith('//')) return { kind: 'external', href };

  const parts = splitHref(href);
  if (parts.path === '') return resolveSamePage(parts, from, index);
  if (MARKDOWN_FILE.test(parts.path)) return resolveMarkdown(parts, from, index);
  const found =
    resolveAddress(parts, from, index) ??
    resolveStatic(parts, from, index) ??
    resolveAsset(parts, from, index) ??
    resolveMoved(parts, from, index);
  return found ?? { kind: 'broken-route', href, path: addressesOf(parts.path, from, index)[0] ?? parts.path };
}

function resolveRaw(href: string, index: RouteIndex): ResolvedLink {
  const raw = href.slice('pathname:'.length).replace(/^\/{2}(?=\/)/, '');
  return { kind: 'static', href: raw.startsWith('/') ? index.basePath.slice(0, -1) + raw : raw };
}

function resolveSamePage({ query, hash }: HrefParts, from: LinkOrigin, index: RouteIndex): ResolvedLink {
  if (query === '') return { kind: 'anchor', ...anchorOf(hash) };
  return routeLink(from.path, { path: '', query, hash }, index);
}

function resolveMarkdown(parts: HrefParts, from: LinkOrigin, index: RouteIndex): ResolvedLink {
  const files = markdownFiles(parts.path, from, index);
  for (const file of files) {
    const target = index.routeOfFile(file, from.locale);
    if (target !== null) return routeLink(target, parts, index);
  }
  const other = resolveStatic(parts, from, index);
  return (
    other ?? {
      kind: 'broken-file',
      href: parts.path + parts.query + parts.hash,
      path: files[0] ?? parts.path,
    }
  );
}

/** Files a Markdown link may mean, likeliest first: seen from the text, from its translations, from the folders above. */
function markdownFiles(path: string, from: LinkOrigin, index: RouteIndex): string[] {
  const files = index.translationsOf(from.file);
  const isRooted = path.startsWith('/');
  const isBare = !isRooted && !path.startsWith('.');
  const beside = isRooted ? [] : files.map((file) => posix.dirname(file));
  const above = isRooted || isBare ? files.flatMap((file) => foldersAbove(file).toReversed()) : [];
  return candidates(path, [...beside, ...above]);
}

/** `path` in each folder, decoded and as written. */
function candidates(path: string, folders: readonly string[]): string[] {
  const found = new Set<string>();
  for (const name of new Set([decodeSafely(path), path])) {
    const inSite = name.startsWith('@site/') ? name.slice('@site/'.length) : null;
    for (const folder of inSite === null ? folders : ['']) {
      const file = joinInside(folder, inSite ?? name.replace(/^\/+/, ''));
      if (file !== null) found.add(file);
    }
  }
  return [...found];
}

function resolveAddress(parts: HrefParts, from: LinkOrigin, index: RouteIndex): ResolvedLink | null {
  for (const address of addressesOf(parts.path, from, index)) {
    const target = index.findRoute(address, from.locale);
    if (target !== null) return routeLink(target, parts, index);
  }
  return null;
}

/**
 * The addresses a path may mean, decoded. A relative one is seen from the page with and without its trailing slash,
 * since readers arrive by both; it stays within the locale, so that `../x` on '/id/y' is '/id/x'.
 */
function addressesOf(path: string, from: LinkOrigin, index: RouteIndex): string[] {
  if (path.startsWith('@')) return [];
  const decoded = decodeSafely(path);
  if (decoded.startsWith('/')) {
    const address = /\/[./]/.test(decoded) ? posix.normalize(decoded) : decoded;
    const isBased = index.basePath !== '/' && address.startsWith(index.basePath);
    return isBased ? [address, address.slice(index.basePath.length - 1)] : [address];
  }
  const page = index.localPathOf(from.path);
  const bare = page.replace(/\/+$/, '');
  const bases = page.endsWith('/') ? [`${bare}/`, bare] : [bare, `${bare}/`];
  return [
    ...new Set(bases.map((base) => posix.join('/', base.slice(0, base.lastIndexOf('/') + 1), decoded))),
  ];
}

function resolveMoved(parts: HrefParts, from: LinkOrigin, index: RouteIndex): ResolvedLink | null {
  for (const address of addressesOf(parts.path, from, index)) {
    const moved = index.findMoved(address, from.locale);
    if (!moved) continue;
    const to = movedHref(moved.to, parts);
    return { kind: 'moved', href: movedHref(moved.href, parts), to: ownPath(to, from, index) };
  }
  return null;
}

/** The path without its locale's prefix where readers of that locale are led there all the same. */
function ownPath(to: string, { locale }: LinkOrigin, index: RouteIndex): string {
  const { path, query, hash } = splitHref(to);
  const local = index.localPathOf(path);
  return index.findRoute(decodeSafely(local), locale) === index.findRoute(decodeSafely(path), locale)
    ? local + query + hash
    : to;
}

function resolveStatic(parts: HrefParts, from: LinkOrigin, index: RouteIndex): ResolvedLink | null {
  const inSite = `@site/${STATIC_FOLDER}`;
  const path = decodeSafely(parts.path);
  const addresses = path.startsWith(`${inSite}/`)
    ? [path.slice(inSite.length)]
    : addressesOf(parts.path, from, index);
  const address = addresses.flatMap(formsOf).find((candidate) => index.isStatic(candidate));
  if (address === undefined) return null;
  return { kind: 'static', href: fileHref(index.basePath, address) + parts.query + parts.hash };
}

function resolveAsset(parts: HrefParts, from: LinkOrigin, index: RouteIndex): ResolvedLink | null {
  if (parts.path.startsWith('/')) return null;
  const folders = index.translationsOf(from.file).map((file) => posix.dirname(file));
  const names = formsOf(parts.path).flatMap((name) => candidates(name, folders));
  const file = names.find((candidate) => index.hasFile(candidate));
  if (file === undefined) return null;
  const suffix = parts.query + parts.hash;
  return { kind: 'asset', href: parts.path + suffix, file, suffix };
}

function routeLink(target: string, { query, hash }: HrefParts, index: RouteIndex): ResolvedLink {
  const anchor = anchorOf(hash);
  return { kind: 'route', href: index.hrefOf(target) + query + anchor.href, target, hash: anchor.hash };
}

/** An anchor with letters as one sign each, as headings have them. */
function anchorOf(written: string): { readonly href: string; readonly hash: string } {
  const decoded = decodeSafely(written.slice(1));
  const hash = decoded.normalize();
  return { href: hash === decoded ? written : `#${encodeURIComponent(hash)}`, hash };
}
