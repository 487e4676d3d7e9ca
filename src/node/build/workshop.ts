import { cacheFolderOf } from '../content/cacheFolder.ts';
import { hashOf } from '../content/hash.ts';
import { type BuildState, loadBuildState, saveBuildState } from './buildState.ts';
import { type ClientBundle, loadClientBundle } from './clientBundle.ts';
import { engineKey } from './engineKey.ts';
import { markInUse, usersOf } from './inUse.ts';

/** The tools of one build: the engine, the bundled theme and what earlier builds left. */
export interface Workshop {
  readonly siteDir: string;
  readonly cacheDir: string;
  /** Names the engine's own code. */
  readonly engine: string;
  readonly bundle: ClientBundle;
  /** Names engine and theme: part of the key of everything they make. */
  readonly toolKey: string;
  readonly state: BuildState;
  save(state: BuildState): void;
  /** Whether no other process works on this site: only then may be removed from the cache what we do not use. */
  isAlone(): boolean;
}

export async function openWorkshop(siteDir: string): Promise<Workshop> {
  const cacheDir = cacheFolderOf(siteDir);
  markInUse(cacheDir);
  const engine = engineKey();
  const bundle = await loadClientBundle(siteDir, engine);
  return {
    siteDir,
    cacheDir,
    engine,
    bundle,
    toolKey: hashOf(engine, bundle.key),
    state: loadBuildState(cacheDir, engine),
    save: (state) => saveBuildState(cacheDir, engine, state),
    isAlone: () => usersOf(cacheDir).every((pid) => pid === process.pid),
  };
}
