import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '#model/schema/config.ts';
import { HASHED_ASSETS_FOLDER } from './headers.ts';
import { hostingFilesOf } from './hosting/hostingFiles.ts';
import type { Written } from './offline/offlineFiles.ts';
import { find, isWhole, openOutput, recoverOutput, removeLeft } from './output.ts';
import type { FileRecord, OutputFile } from './outputFile.ts';
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

/** The build that lies in an output folder and what its files were made of. */
export interface OutputRecord {
  readonly build: string;
  readonly files: Readonly<Record<string, FileRecord>>;
}

/** Writes what changed beside the live folder and swaps it in; an unchanged site is left alone. */
export async function publish(publication: Publication): Promise<{ record: OutputRecord; made: number }> {
  const {
    outDir,
    spareDir,
    config,
    policy,
    joinedPolicy,
    files,
    lastFiles,
    pathByFile,
    redirects,
    progress,
  } = publication;
  recoverOutput(outDir);
  removeLeft(outDir);
  const live = readManifest(outDir);
  const before = live !== null && live.build === publication.previous?.build ? publication.previous : null;
  if (before && isUnchanged(publication, before)) return { record: before, made: 0 };

  const output = openOutput(outDir, spareDir);
  try {
    const previous = new Map(Object.entries(before?.files ?? {}));
    const writing = { output, previous, onFile: progress.step };
    progress.phase('Writing', files.length);
    const records = await writeFiles(files, writing);
    const last = lastFiles({ records, read: output.read });
    for (const [file, record] of await writeFiles(last, { ...writing, onFile: () => undefined }))
      records.set(file, record);
    const all = [...files, ...last];
    const stale = all.filter(({ file, key }) => previous.get(file)?.key !== key).length;
    const assets = ageAssets(all.map(({ file }) => file).filter(isHashed), live?.assets ?? {});
    for (const file of Object.keys(assets)) if (!records.has(file)) output.carry(file);
    const manifest = makeManifest({
      ...config,
      csp: policy,
      searchIndexName: config.search.indexName,
      pathByFile,
      redirects,
      records,
      assets,
    });
    const encoder = new TextEncoder();
    const siteFiles = all.map(({ file }) => file);
    const hosting = { config, policy, joinedPolicy, redirects, pathByFile, files: siteFiles };
    for (const [file, text] of hostingFilesOf(hosting)) output.write(file, encoder.encode(text), 'asset');
    output.write(MANIFEST_FILE, encoder.encode(JSON.stringify(manifest)), 'page');
    output.publish();
    return { record: { build: manifest.build, files: Object.fromEntries(records) }, made: stale };
  } catch (error) {
    output.discard();
    throw error;
  }
}

function isHashed(file: string): boolean {
  return file.startsWith(HASHED_ASSETS_FOLDER);
}

function isUnchanged({ files, lastFiles, outDir }: Publication, { files: before }: OutputRecord): boolean {
  const isSame = ({ file, key }: OutputFile): boolean => {
    const record = before[file];
    return record?.key === key && isWhole(find(outDir, file), record.size);
  };
  if (!files.every(isSame)) return false;
  const records = new Map(Object.entries(before));
  const last = lastFiles({ records, read: (file) => readFileSync(join(outDir, file)) });
  return files.length + last.length === records.size && last.every(isSame);
}

/** The manifest in the live folder; a damaged one counts as none, so that everything is written anew. */
function readManifest(outDir: string): RouteManifest | null {
  const file = join(outDir, MANIFEST_FILE);
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as RouteManifest;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
