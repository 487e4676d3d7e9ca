import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '#model/schema/config.ts';
import type { FileKind } from './compress.ts';
import { HASHED_ASSETS_FOLDER } from './headers.ts';
import { HOSTING_FILES, hostingFilesOf } from './hosting/hostingFiles.ts';
import { readManifest } from './liveManifest.ts';
import type { Written } from './offline/offlineFiles.ts';
import { find, isWhole, openOutput, recoverOutput, removeLeft } from './output.ts';
import type { FileRecord, OutputFile, OutputRecord } from './outputFile.ts';
import { otherNames } from './ownersNames.ts';
import type { Progress } from './progress.ts';
import type { Redirect } from './redirects/redirect.ts';
import { ageAssets, makeManifest, MANIFEST_FILE, type RouteManifest } from './routeManifest.ts';
import { writeFiles } from './writeFiles.ts';

export interface Publication {
  readonly outDir: string;
  /** Where the folder that is replaced waits for the next build. */
  readonly spareDir: string;
  readonly config: SiteConfig;
  readonly policy: string;
  /** The policy for hosts that join rules; see `policyForJoining`. */
  readonly joinedPolicy: string;
  readonly files: readonly OutputFile[];
  /** The files that are made of the others' revisions. */
  readonly lastFiles: (written: Written) => readonly OutputFile[];
  readonly redirects: readonly Redirect[];
  /** Path of each page by its file. */
  readonly pathByFile: ReadonlyMap<string, string>;
  /** What the last build knew of the output folder. */
  readonly previous: OutputRecord | null;
  readonly progress: Progress;
}

/** Writes what changed beside the live folder and swaps it in; an unchanged site is left alone. */
export async function publish(publication: Publication): Promise<{ record: OutputRecord; made: number }> {
  const { outDir, spareDir, files, lastFiles, progress } = publication;
  recoverOutput(outDir);
  removeLeft(outDir);
  const live = readManifest(outDir);
  const before = live !== null && live.build === publication.previous?.build ? publication.previous : null;
  if (live && before && isUnchanged(publication, live, before)) return { record: before, made: 0 };

  const output = openOutput(outDir, spareDir, sparedFiles(spareDir, before));
  try {
    const previous = new Map(Object.entries(before?.files ?? {}));
    const writing = { output, previous, onFile: progress.step };
    progress.phase('Writing', files.length);
    const records = await writeFiles(files, writing);
    const last = lastFiles({ records, read: output.read });
    for (const [file, record] of await writeFiles(last, { ...writing, onFile: () => undefined }))
      records.set(file, record);
    const assets = ageAssets([...records.keys()].filter(isHashed), live?.assets ?? {});
    for (const file of Object.keys(assets)) if (!records.has(file)) output.carry(file);
    const manifest = manifestOf(publication, records, assets);
    const describing = describingFiles(publication, records, manifest);
    const encoder = new TextEncoder();
    for (const { file, text, kind } of describing) output.write(file, encoder.encode(text), kind);
    output.publish();
    const made = [...records].flatMap(([file, record]) => (previous.get(file) === record ? [] : file));
    const replaced = before && { build: before.build, without: made };
    return {
      record: { build: manifest.build, files: Object.fromEntries(records), replaced },
      made: made.length + describing.length,
    };
  } catch (error) {
    output.discard();
    throw error;
  }
}

/** Tells which files of the live folder the spare one has as well, as far as is known. */
function sparedFiles(spareDir: string, live: OutputRecord | null): (file: string) => boolean {
  const { replaced } = live ?? {};
  if (!replaced || readManifest(spareDir)?.build !== replaced.build) return () => false;
  const others = new Set(replaced.without);
  return (file) => !others.has(file);
}

function isHashed(file: string): boolean {
  return file.startsWith(HASHED_ASSETS_FOLDER);
}

type Records = ReadonlyMap<string, FileRecord>;

function manifestOf(publication: Publication, records: Records, assets: RouteManifest['assets']) {
  const { config, policy, pathByFile } = publication;
  const searchIndexName = config.search.indexName;
  const files = [...records.keys(), ...HOSTING_FILES, MANIFEST_FILE];
  const others = otherNames(files, pathByFile.keys());
  return makeManifest({ ...config, ...publication, csp: policy, searchIndexName, records, assets, others });
}

/** What tells servers of the others: the rules for hosts, and the manifest. They are made by every build that writes. */
function describingFiles(
  publication: Publication,
  records: Records,
  manifest: RouteManifest,
): { readonly file: string; readonly text: string; readonly kind: FileKind }[] {
  const rules = hostingFilesOf({ ...publication, files: [...records.keys()] });
  return [
    ...rules.map(([file, text]) => ({ file, text, kind: 'asset' }) as const),
    { file: MANIFEST_FILE, text: JSON.stringify(manifest), kind: 'page' },
  ];
}

function isUnchanged(
  publication: Publication,
  live: RouteManifest,
  { files: before }: OutputRecord,
): boolean {
  const { files, lastFiles, outDir } = publication;
  const read = (file: string): Buffer => readFileSync(join(outDir, file));
  const isSame = ({ file, key }: OutputFile): boolean => {
    const record = before[file];
    return record?.key === key && isWhole(find(outDir, file), record.size);
  };
  if (!files.every(isSame)) return false;
  const records = new Map(Object.entries(before));
  const last = lastFiles({ records, read });
  if (files.length + last.length !== records.size || !last.every(isSame)) return false;
  const manifest = manifestOf(publication, records, live.assets);
  return describingFiles(publication, records, manifest).every(
    ({ file, text }) =>
      isWhole(find(outDir, file), Buffer.byteLength(text)) && read(file).toString() === text,
  );
}
