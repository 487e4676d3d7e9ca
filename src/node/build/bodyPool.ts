import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Entry } from '#model/content.ts';
import { type BodyPool, createBodyPool } from '../content/mdx/pool/bodyPool.ts';
import type { BodyAnswer, BodyTask } from '../content/mdx/pool/bodyTask.ts';
import type { Workshop } from './workshop.ts';

/** More children than this gain nothing on the sites we know, and each takes its memory. */
const MOST_CHILDREN = 4;

/** Child processes that make bodies; none starts before there is work. */
export function openBodyPool({ bundle, cacheDir, engine }: Workshop): BodyPool {
  return createBodyPool({
    serverBundleFile: bundle.serverFile,
    blockCache: { folder: join(cacheDir, 'blocks'), version: engine },
    size: Math.min(MOST_CHILDREN, availableParallelism()),
    workerFile: fileURLToPath(new URL('bodyWorker.js', import.meta.url)),
  });
}

export interface BodyRun {
  readonly siteDir: string;
  readonly pool: BodyPool;
  /** Where the HTML of a body goes. */
  readonly outFileOf: (entry: Entry) => string;
  readonly onAnswer: (entry: Entry, answer: BodyAnswer) => void;
}

/** Compiles and runs the bodies of all entries. */
export async function renderBodies(entries: readonly Entry[], run: BodyRun): Promise<void> {
  const { siteDir, pool, outFileOf, onAnswer } = run;
  const byTask = new Map<BodyTask, Entry>(
    entries.map((entry) => {
      const { file, format, hasMath, locale } = entry;
      return [
        { file, format, hasMath, locale, siteDir, inFile: join(siteDir, file), outFile: outFileOf(entry) },
        entry,
      ];
    }),
  );
  await pool.run([...byTask.keys()], (task, answer) => {
    const entry = byTask.get(task);
    if (entry) onAnswer(entry, answer);
  });
}
