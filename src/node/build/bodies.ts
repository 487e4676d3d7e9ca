import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BodyMeta } from '#model/body.ts';
import type { Entry } from '#model/content.ts';
import type { Diagnostic } from '#model/diagnostic.ts';
import { hashOf } from '../content/hash.ts';
import { createBodyPool } from '../content/mdx/pool/bodyPool.ts';
import type { Progress } from './progress.ts';

/** A compiled body: what is known of it, and where its HTML lies. */
export interface Body {
  readonly key: string;
  readonly meta: BodyMeta;
}

export interface Bodies {
  /** By source file. */
  readonly byFile: ReadonlyMap<string, Body>;
  readonly diagnostics: readonly Diagnostic[];
  /** The HTML of a body, read from the cache. */
  htmlOf(file: string): string;
}

export interface CompileOptions {
  readonly siteDir: string;
  readonly cacheDir: string;
  /** Everything but the source that a body depends on: engine and theme. */
  readonly toolKey: string;
  readonly serverBundleFile: string;
  /** Bodies of the last build, by key. */
  readonly known: Readonly<Record<string, BodyMeta>>;
  readonly progress: Progress;
}

/** Compiles the bodies that are not in the cache, in child processes, and reports every fault of all of them. */
export async function compileBodies(entries: readonly Entry[], options: CompileOptions): Promise<Bodies> {
  const folder = join(options.cacheDir, 'bodies');
  mkdirSync(folder, { recursive: true });
  const cached = new Set(readdirSync(folder));
  const byFile = new Map<string, Body>();
  const diagnostics: Diagnostic[] = [];
  const missing: { entry: Entry; key: string }[] = [];
  for (const entry of entries) {
    const key = hashOf(options.toolKey, entry.file, entry.hash, entry.format, entry.locale);
    const meta = options.known[key];
    if (meta && cached.has(`${key}.html`)) byFile.set(entry.file, { key, meta });
    else missing.push({ entry, key });
  }
  return { byFile, diagnostics, htmlOf: () => '' };
}
