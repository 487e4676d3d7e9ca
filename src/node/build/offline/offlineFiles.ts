import { languageName } from '#model/languageName.ts';
import type { Locale } from '#model/locale.ts';
import type { KeepableFile, OfflineList, OfflineTexts, WorkerConfig } from '#model/offline.ts';
import { hrefOf, localizePath } from '#model/paths.ts';
import { hashOf, shortHash } from '../../content/hash.ts';
import { HASHED_ASSETS_FOLDER } from '../headers.ts';
import { decodeSafely } from '#model/decodeSafely.ts';
import type { FileRecord, OutputFile } from '../outputFile.ts';
import { OFFLINE_PATH } from '../plan/offlinePage.ts';
import type { WorkerRole } from './serviceWorkers.ts';

/** A longer list is compressed with less care: that of ten thousand pages would take seconds. */
const LARGE_LIST = 200_000;

/** What can be read offline in one locale, by the files below the output folder. */
export interface LocaleShelf {
  readonly locale: Locale;
  readonly pages: readonly { readonly file: string; readonly path: string; readonly title: string }[];
  /** Old addresses, with the hrefs that they lead to. */
  readonly moved: readonly { readonly from: string; readonly href: string }[];
  readonly notFoundFile: string;
  /** What pages and scripts need besides the files that pages name. */
  readonly files: readonly string[];
  readonly offlineHtml: string;
  readonly offlineTexts: OfflineTexts;
}

export interface OfflineSource {
  readonly basePath: string;
  readonly role: WorkerRole;
  /** Code of the service worker. */
  readonly code: string;
  readonly shelves: readonly LocaleShelf[];
  /** No files of a page, though pages may link to them: pages, which are listed as such, and what nobody reads offline. */
  readonly neverKept: ReadonlySet<string>;
}

/** Files that were made, and their content. */
export interface Written {
  readonly records: ReadonlyMap<string, FileRecord>;
  readonly read: (file: string) => Uint8Array;
}

/** Path of a locale's service worker below the output folder. It rules the folder that it lies in. */
export function workerFileOf(locale: Locale): string {
  return localizePath(locale, '/sw.js').slice(1);
}

/** What is made of the revisions of all other files: the list of each locale, and the worker that names it. */
export function offlineFilesOf(source: OfflineSource, written: Written): OutputFile[] {
  return source.shelves.flatMap((shelf) => {
    if (source.role === 'remove') return [workerFile(shelf, source, null)];
    const notFound = notFoundCopy(shelf, written);
    const list = listFile(shelf, notFound, source, written);
    return [notFound, list, workerFile(shelf, source, { list, notFound })];
  });
}

/** The not-found page where it answers with status 200, without which no worker keeps it. */
function notFoundCopy({ locale, notFoundFile }: LocaleShelf, { records, read }: Written): OutputFile {
  const { revision } = recordOf(notFoundFile, records);
  const file = `${HASHED_ASSETS_FOLDER}not-found-${locale.code}-${shortHash(revision)}.html`;
  return { file, key: file, kind: 'page', make: () => read(notFoundFile) };
}

function listFile(
  { locale, pages, moved, notFoundFile, files }: LocaleShelf,
  notFound: OutputFile,
  { basePath, neverKept }: OfflineSource,
  { records }: Written,
): OutputFile {
  const keepable = (path: string, file: string): KeepableFile => {
    const { revision, size } = recordOf(file, records);
    return { href: hrefOf(basePath, path), revision, size };
  };
  const named = [...pages.map(({ file }) => file), notFoundFile].flatMap(
    (file) => recordOf(file, records).names ?? [],
  );
  const needed = new Set([...files, ...named.map((path) => fileAt(path, basePath))]);
  const list: OfflineList = {
    pages: pages.map(({ file, path, title }) => ({ ...keepable(path, file), title })),
    files: [
      // What a page names may lie elsewhere than in this build.
      ...[...needed]
        .filter((file) => records.has(file) && !neverKept.has(file))
        .toSorted()
        .map((file) => keepable(`/${file}`, file)),
      keepable(`/${notFound.file}`, notFoundFile),
    ],
    ...(moved.length > 0 && {
      moved: Object.fromEntries(moved.map(({ from, href }) => [hrefOf(basePath, from), href])),
    }),
  };
  const json = JSON.stringify(list);
  const file = `${HASHED_ASSETS_FOLDER}offline-${locale.code}-${shortHash(hashOf(json))}.json`;
  return { file, key: file, kind: json.length > LARGE_LIST ? 'page' : 'asset', make: () => json };
}

function workerFile(
  shelf: LocaleShelf,
  { basePath, code, shelves }: OfflineSource,
  named: { readonly list: OutputFile; readonly notFound: OutputFile } | null,
): OutputFile {
  const scopeOf = (locale: Locale): string => hrefOf(basePath, localizePath(locale, '/'));
  const { locale, offlineHtml, offlineTexts } = shelf;
  const config: WorkerConfig | null = named && {
    scope: scopeOf(locale),
    otherScopes: shelves
      .filter((other) => other !== shelf)
      .map((other) => ({
        scope: scopeOf(other.locale),
        label: languageName(other.locale.htmlLang, locale.htmlLang),
      })),
    assetsHref: hrefOf(basePath, `/${HASHED_ASSETS_FOLDER}`),
    listHref: hrefOf(basePath, `/${named.list.file}`),
    notFoundHref: hrefOf(basePath, `/${named.notFound.file}`),
    offlineHref: hrefOf(basePath, localizePath(locale, OFFLINE_PATH)),
    offlineHtml,
    offlineTexts,
  };
  const script = config === null ? code : `self.lontar=${JSON.stringify(config)};${code}`;
  // It changes as often as the list.
  const kind = named?.list.kind ?? 'asset';
  return { file: workerFileOf(locale), key: hashOf(script), kind, make: () => script };
}

/** The file below the output folder that an address of the site names; '' for one elsewhere. */
export function fileAt(path: string, basePath: string): string {
  return path.startsWith(basePath) ? decodeSafely(path.slice(basePath.length)) : '';
}

function recordOf(file: string, records: ReadonlyMap<string, FileRecord>): FileRecord {
  const record = records.get(file);
  if (!record) throw new Error(`The build has not made ${file}.`);
  return record;
}
