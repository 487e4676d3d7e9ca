import { mkdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type BodyMeta, failedBody } from '#model/body.ts';
import type { Entry } from '#model/content.ts';
import { type Diagnostic, formatDiagnostic } from '#model/diagnostic.ts';
import type { IndexedSection } from '#search/indexedPage.ts';
import { hashOf } from '../content/hash.ts';
import { escapeText } from '../content/mdx/code/escapeHtml.ts';
import { isWholeBody, readHtml, readSections } from '../content/mdx/pool/bodyFile.ts';
import type { BodyPool } from '../content/mdx/pool/bodyPool.ts';
import type { BodyAnswer, KeptBody } from '../content/mdx/pool/bodyTask.ts';
import { renderBodies } from './bodyPool.ts';
import { forgetOthers } from './forgetOthers.ts';
import type { Progress } from './progress.ts';
import type { Workshop } from './workshop.ts';

/** The compiled bodies of all texts. Their HTML stays on disk until a page needs it. */
export interface Bodies {
  /** By source file; one that could not be compiled or run has a stand-in. */
  readonly metas: ReadonlyMap<string, BodyMeta>;
  /** By cache key, for the next build. */
  readonly known: Record<string, KeptBody>;
  readonly diagnostics: readonly Diagnostic[];
  of(file: string): {
    readonly key: string;
    readonly html: () => string;
    readonly sections: () => readonly IndexedSection[];
  };
  /** Removes from the cache what no text of this site uses any more. */
  forgetUnused(): void;
}

export interface BodyCompiling {
  readonly workshop: Workshop;
  /** Where bodies are made; see `openBodyPool`. */
  readonly pool: BodyPool;
  /** Bodies made before, by cache key. */
  readonly known: Readonly<Record<string, KeptBody>>;
  readonly progress: Progress;
}

/** Compiles what is not in the cache, in child processes, and reports every fault of all texts. */
export async function compileBodies(
  entries: readonly Entry[],
  { workshop, pool, known, progress }: BodyCompiling,
): Promise<Bodies> {
  const folder = join(workshop.cacheDir, 'bodies');
  const fileOf = (key: string): string => folder + sep + key;
  mkdirSync(folder, { recursive: true });
  const keys = new Map(
    entries.map(({ file, hash, format, hasMath, locale }) => [
      file,
      hashOf(workshop.toolKey, file, hash, format, String(hasMath), locale),
    ]),
  );
  const keyOf = (file: string): string => keys.get(file) ?? '';

  const metas = new Map<string, BodyMeta>();
  const made: Record<string, KeptBody> = {};
  const diagnostics: Diagnostic[] = [];
  const failures = new Map<string, readonly Diagnostic[]>();
  const take = (file: string, body: KeptBody): void => {
    metas.set(file, body.meta);
    made[keyOf(file)] = body;
  };
  const missing = entries.filter(({ file }) => {
    const key = keyOf(file);
    const body = known[key];
    if (!body || !isWholeBody(fileOf(key), body.size)) return true;
    take(file, body);
    return false;
  });
  const note = ({ file }: Entry, answer: BodyAnswer): void => {
    progress.step();
    if (answer.status === 'rendered') return take(file, answer.body);
    metas.set(file, failedBody(answer.rest));
    diagnostics.push(...answer.diagnostics);
    failures.set(file, answer.diagnostics);
  };
  if (missing.length > 0) {
    progress.phase('Compiling', missing.length);
    const outFileOf = ({ file }: Entry): string => fileOf(keyOf(file));
    await renderBodies(missing, { siteDir: workshop.siteDir, pool, outFileOf, onAnswer: note });
  }
  for (const meta of metas.values()) diagnostics.push(...meta.warnings);
  // A text that several include has its faults in each of them.
  const distinct = new Map(diagnostics.map((each) => [JSON.stringify(each), each]));

  return {
    metas,
    known: made,
    diagnostics: [...distinct.values()],
    of(file) {
      const key = keyOf(file);
      const faults = failures.get(file);
      // Under a key of its own: the same text may be made another time.
      if (faults) return { key: `${key} failed`, html: () => faultsHtml(faults), sections: () => [] };
      return { key, html: () => readHtml(fileOf(key)), sections: () => readSections(fileOf(key)) };
    },
    forgetUnused: () => forgetOthers(folder, new Set(keys.values())),
  };
}

/** What a page says while writing in place of a text that could not be made. */
function faultsHtml(faults: readonly Diagnostic[]): string {
  return `<pre>${escapeText(faults.map(formatDiagnostic).join('\n'))}</pre>`;
}
