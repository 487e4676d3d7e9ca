import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { KeptBody } from '../content/mdx/pool/bodyTask.ts';
import { writeWhole } from '../content/writeWhole.ts';
import type { OutputRecord } from './outputFile.ts';

/** What one build leaves for the next, in the site's cache folder. Losing it costs time only. */
export interface BuildState {
  /** Parsed front matter by hash of the file. */
  readonly frontMatter: Record<string, unknown>;
  /** Bodies by cache key; their HTML lies in files of that name. */
  readonly bodies: Record<string, KeptBody>;
  /** Per output folder: the build that lies there and what its files were made of. */
  readonly outputs: Record<string, OutputRecord>;
}

interface StoredState extends BuildState {
  readonly engine: string;
}

const EMPTY: BuildState = { frontMatter: {}, bodies: {}, outputs: {} };

/** The state that an engine of the same key left; an older or damaged one counts as none. */
export function loadBuildState(cacheDir: string, engineKey: string): BuildState {
  const file = join(cacheDir, 'state.json');
  if (!existsSync(file)) return EMPTY;
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as StoredState;
    return stored.engine === engineKey ? stored : EMPTY;
  } catch (error) {
    if (error instanceof SyntaxError) return EMPTY;
    throw error;
  }
}

export function saveBuildState(cacheDir: string, engineKey: string, state: BuildState): void {
  const file = join(cacheDir, 'state.json');
  mkdirSync(dirname(file), { recursive: true });
  const outputs = Object.fromEntries(Object.entries(state.outputs).filter(([folder]) => existsSync(folder)));
  const stored: StoredState = { engine: engineKey, ...state, outputs };
  writeWhole(file, JSON.stringify(stored));
}
