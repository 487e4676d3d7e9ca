export interface DocName {
  readonly id: string;
  /** Path below the docs root: '/' for the index, a slash at the end for the index of a folder. */
  readonly path: string;
  /** Paths of the folders above it as they lie on disk, outermost first. */
  readonly folders: readonly string[];
  /** Whether its name makes it the index of its folder. */
  readonly isIndex: boolean;
  /** The number before its name, as in `01-intro`. */
  readonly number: number | null;
}

const NUMBERED = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;
// `2021-11-foo` and `1.2-foo` start with a date and a version, not with a place in the order.
const DATE_OR_VERSION = /^\d+[-_.]\d+/;

/** Takes the number off a name such as `01-intro`. */
export function withoutNumber(name: string): { name: string; number: number | null } {
  const match = DATE_OR_VERSION.test(name) ? null : NUMBERED.exec(name);
  return match ? { name: match[2] ?? name, number: Number(match[1]) } : { name, number: null };
}

/** Id and path of a document from its place and front matter, as Docusaurus makes them. */
export function parseDocName(
  path: string,
  given: { id: string | undefined; slug: string | undefined },
): DocName {
  const parts = path.split('/');
  const last = withoutNumber(parts.at(-1) ?? '');
  const folderNames = parts.slice(0, -1).map((part) => withoutNumber(part).name);
  const base = given.id?.normalize() ?? last.name;
  const folder = folderNames.length === 0 ? '/' : `/${folderNames.join('/')}/`;
  const isIndex = isFolderIndex(last.name, folderNames.at(-1));
  return {
    id: [...folderNames, base].join('/'),
    path: pathOf(given.slug, folder, isIndex ? '' : base),
    folders: parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('/')),
    isIndex,
    number: last.number,
  };
}

function pathOf(slug: string | undefined, folder: string, base: string): string {
  if (slug === undefined) return folder + base;
  return slug.startsWith('/') ? slug : folder + slug.replace(/^\.\//, '');
}

function isFolderIndex(name: string, folder: string | undefined): boolean {
  const lower = name.toLowerCase();
  return lower === 'index' || lower === 'readme' || lower === folder?.toLowerCase();
}
