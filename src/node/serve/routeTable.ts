import { decodeSafely } from '#model/decodeSafely.ts';

/** What the server needs of the manifest that the build writes beside the pages. */
export interface RouteTable {
  /** File of each page by its path in canonical form, decoded and without the base path. */
  readonly routes: ReadonlyMap<string, string>;
  /** Final href by old path, decoded and without base path and trailing slash. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Begins and ends with a slash. */
  readonly basePath: string;
  /** The content security policy, or null when the manifest has none. */
  readonly policy: string | null;
  /** Codes of the locales. */
  readonly locales: readonly string[];
  readonly searchIndexName: string;
  /** Whether pages say when they are read. */
  readonly countsViews: boolean;
}

/** That of a build that names none. */
const DEFAULT_INDEX_NAME = 'lontar';

/** A folder without a manifest is served file by file. */
export const NO_ROUTES: RouteTable = {
  routes: new Map(),
  redirects: new Map(),
  basePath: '/',
  policy: null,
  locales: [],
  searchIndexName: DEFAULT_INDEX_NAME,
  countsViews: false,
};

/** Reads what it understands; throws only when the text is not JSON. */
export function parseRouteTable(text: string): RouteTable {
  const data = asRecord(JSON.parse(text));
  const routes = new Map<string, string>();
  for (const entry of Object.values(asRecord(data['routes']))) {
    const { path, file } = asRecord(entry);
    if (typeof path === 'string' && typeof file === 'string') routes.set(decodeSafely(path), file);
  }
  const moved = Object.entries(asRecord(data['redirects'])).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const { basePath, csp, locales, searchIndexName } = data;
  const codes = Array.isArray(locales) ? locales.map((locale) => asRecord(locale)['code']) : [];
  return {
    routes,
    redirects: new Map(moved),
    basePath: typeof basePath === 'string' ? withSlashes(basePath) : '/',
    policy: typeof csp === 'string' ? csp : null,
    // They become names of files.
    locales: codes.filter((code) => typeof code === 'string' && /^[\w-]+$/.test(code)) as string[],
    searchIndexName: typeof searchIndexName === 'string' ? searchIndexName : DEFAULT_INDEX_NAME,
    countsViews: data['countsViews'] === true,
  };
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

function withSlashes(path: string): string {
  return `/${path}/`.replace(/\/+/g, '/');
}
