import type { Locale } from '#model/locale.ts';
import { hashOf } from '../content/hash.ts';
import type { FileRecord } from './outputFile.ts';
import type { Redirect } from './redirects/redirect.ts';

export const MANIFEST_FILE = 'routes.json';
/** Of how many builds the hashed assets are kept, the newest included: open tabs may still ask for them. */
const BUILDS_KEPT = 3;
const SUFFIX_LENGTH = 3;

/** `routes.json`: what was built, for the server that sends it and for the next build, which knows its own folder by it. */
export interface RouteManifest {
  /** Names the content of the whole build. */
  readonly build: string;
  readonly basePath: string;
  readonly locales: readonly Pick<Locale, 'code' | 'path'>[];
  readonly csp: string;
  readonly searchIndexName: string;
  /** Whether the server counts views. */
  readonly countsViews?: true;
  /** By path with a short hash suffix (specification, section 2). */
  readonly routes: Readonly<
    Record<string, { readonly path: string; readonly file: string; readonly revision: string }>
  >;
  /** Where old addresses lead: final hrefs by decoded path without base path and trailing slash. */
  readonly redirects: Readonly<Record<string, string>>;
  /** Hashed assets with the number of builds since a page last used them. */
  readonly assets: Readonly<Record<string, number>>;
  /** Names at the top of the folder that do not follow from `routes`, by which `ownersNames` knows them; earlier engines left them out. */
  readonly others?: readonly string[];
}

export interface ManifestInput {
  readonly basePath: string;
  readonly locales: readonly Locale[];
  readonly csp: string;
  readonly searchIndexName: string;
  readonly countViews: boolean;
  /** Path of each page by its file. */
  readonly pathByFile: ReadonlyMap<string, string>;
  readonly redirects: readonly Redirect[];
  readonly records: ReadonlyMap<string, FileRecord>;
  readonly assets: Readonly<Record<string, number>>;
  readonly others: readonly string[];
}

export function makeManifest({
  basePath,
  locales,
  csp,
  searchIndexName,
  countViews,
  pathByFile,
  redirects,
  records,
  assets,
  others,
}: ManifestInput): RouteManifest {
  const routes: Record<string, { path: string; file: string; revision: string }> = {};
  for (const [file, path] of pathByFile) {
    const revision = records.get(file)?.revision ?? '';
    routes[`${path}-${revision.slice(0, SUFFIX_LENGTH)}`] = { path, file, revision };
  }
  const all = [...records].map(([file, { revision }]) => `${file} ${revision}`).toSorted();
  return {
    build: hashOf(csp, ...all),
    basePath,
    locales: locales.map(({ code, path }) => ({ code, path })),
    csp,
    searchIndexName,
    ...(countViews && { countsViews: true }),
    routes,
    redirects: Object.fromEntries(redirects.map(({ from, href }) => [from, href])),
    assets,
    others,
  };
}

/** Assets after this build: its own at age 0, those of the builds before it one older, the oldest gone. */
export function ageAssets(
  current: readonly string[],
  previous: Readonly<Record<string, number>>,
): Record<string, number> {
  const ages = Object.entries(previous).map(([file, age]) => [file, age + 1] as const);
  return Object.fromEntries([
    ...ages.filter(([, age]) => age < BUILDS_KEPT),
    ...current.map((file) => [file, 0] as const),
  ]);
}
