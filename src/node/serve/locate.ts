import { canonicalPath, HTML_ENDING } from '#model/paths.ts';
import { TWINS } from '../build/compress.ts';
import { isUnseen } from '../build/ownPlaces.ts';
import { findRedirect } from '../build/redirects/redirect.ts';
import { openFile } from './openFile.ts';
import type { SiteTree } from './siteTree.ts';

/** Where a path leads. Paths and files are decoded; `to` includes the base path. */
export type Location =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'redirect'; readonly to: string; readonly isPermanent: boolean }
  /** An old address; `href` is final. */
  | { readonly kind: 'moved'; readonly href: string }
  | { readonly kind: 'unknown' };

const UNKNOWN: Location = { kind: 'unknown' };

/** Finds the page or file of a path in the tree, or the canonical form that it should have had. */
export async function locate(tree: SiteTree, path: string): Promise<Location> {
  const { basePath } = tree.table;
  if (!path.startsWith(basePath)) return outsideBase(basePath, path);
  const inner = path.slice(basePath.length - 1);
  // An empty segment is never ours, and '//host' in a redirect would lead away.
  if (inner.includes('//') || isUnseen(inner)) return UNKNOWN;
  const found =
    matchRoute(tree.table.routes, inner) ??
    matchMoved(tree.table.redirects, inner) ??
    (await findFile(tree, inner)) ??
    matchComposed(tree.table.routes, inner) ??
    UNKNOWN;
  return found.kind === 'redirect' ? { ...found, to: basePath.slice(0, -1) + found.to } : found;
}

function outsideBase(basePath: string, path: string): Location {
  if (`${path}/` === basePath) return redirect(basePath);
  return path === '/' ? { kind: 'redirect', to: basePath, isPermanent: false } : UNKNOWN;
}

/** Pages: 200 in canonical form only; the other slash form, `index.html` and `.html` lead there in one step. */
function matchRoute(routes: ReadonlyMap<string, string>, path: string): Location | null {
  const canonical = canonicalPath(path, (form) => routes.has(form));
  if (canonical === null) return null;
  const file = routes.get(path);
  return file === undefined ? redirect(canonical) : { kind: 'file', file };
}

/** Pages have letters with accents as one sign; of an address that has them as two, as disks of some systems do, the page is meant. */
function matchComposed(routes: ReadonlyMap<string, string>, path: string): Location | null {
  const composed = path.normalize();
  const canonical = composed === path ? null : canonicalPath(composed, (form) => routes.has(form));
  return canonical === null ? null : redirect(canonical);
}

/** Before the files: for other hosts a page lies at every old address. */
function matchMoved(redirects: ReadonlyMap<string, string>, path: string): Location | null {
  const href = findRedirect(redirects, path);
  return href === null ? null : { kind: 'moved', href };
}

/** Everything else that lies in the folder. A folder with an `index.html` is a page whose path ends in a slash. */
async function findFile(tree: SiteTree, path: string): Promise<Location | null> {
  const hasFile = (file: string) => fileExists(tree, file.slice(1));
  if (path.endsWith('/')) return (await hasFile(`${path}index.html`)) ? served(`${path}index.html`) : null;
  if (await hasFile(path)) {
    if (path.endsWith('/index.html')) return redirect(path.slice(0, -'index.html'.length));
    return (await isCompressedCopy(tree, path)) ? UNKNOWN : served(path);
  }
  const clean = path.replace(HTML_ENDING, '');
  return (await hasFile(`${clean}/index.html`)) ? redirect(`${clean}/`) : null;
}

async function isCompressedCopy(tree: SiteTree, path: string): Promise<boolean> {
  const twin = TWINS.find((ending) => path.endsWith(ending));
  return twin !== undefined && (await fileExists(tree, path.slice(1, -twin.length)));
}

async function fileExists(tree: SiteTree, file: string): Promise<boolean> {
  const opened = await openFile(tree, file);
  await opened?.handle.close();
  return opened !== null;
}

function served(path: string): Location {
  return { kind: 'file', file: path.slice(1) };
}

function redirect(to: string): Location {
  return { kind: 'redirect', to, isPermanent: true };
}
