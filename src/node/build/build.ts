import { join, resolve } from 'node:path';
import { type Diagnostic, isError } from '#model/diagnostic.ts';
import { compileBodies } from './bodies.ts';
import { openBodyPool } from './bodyPool.ts';
import { prepareSharedPictures } from './cards/sharedPictures.ts';
import { collectFiles } from './collectFiles.ts';
import type { WorkerRole } from './offline/serviceWorkers.ts';
import { createPictures, preparePictures } from './pictures.ts';
import { planSite } from './planSite.ts';
import { type Progress, tellWait } from './progress.ts';
import { publish } from './publish.ts';
import { guardPublished } from './published/guardPublished.ts';
import { readSite } from './readSite.ts';
import { reviewSite } from './review/reviewSite.ts';
import { SiteFaults } from './siteFaults.ts';
import { forgetOtherIcons } from './webApp/appIcons.ts';
import { prepareWebApp, touchIconHref } from './webApp/prepareWebApp.ts';
import { unplacedTexts } from './unplacedTexts.ts';
import { openWorkshop, type Workshop } from './workshop.ts';

export interface BuildOptions {
  readonly siteDir: string;
  readonly outDir: string;
  /** `check` finds every fault, gives advice and writes no output. */
  readonly mode: 'write' | 'check';
  /** What service workers of the site do from now on. */
  readonly worker: WorkerRole;
  readonly progress: Progress;
  /** Whether `published.json` takes in the addresses of this build. */
  readonly remembers?: boolean;
}

export type BuildResult =
  | { readonly status: 'failed'; readonly diagnostics: readonly Diagnostic[] }
  | {
      readonly status: 'ok';
      readonly diagnostics: readonly Diagnostic[];
      readonly pages: number;
      /** Files that were not taken over from the last build. */
      readonly made: number;
      /** Addresses that `published.json` did not know; null where it was not asked to learn them. */
      readonly remembered: number | null;
    };

/** From a folder of words to a whole site, or to the list of all its faults with the output untouched. */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  options.progress.phase('Reading', null);
  try {
    return await buildWith(await openWorkshop(options.siteDir), options);
  } catch (error) {
    if (error instanceof SiteFaults) return { status: 'failed', diagnostics: error.diagnostics };
    throw error;
  }
}

async function buildWith(workshop: Workshop, options: BuildOptions): Promise<BuildResult> {
  const { siteDir, outDir, mode, worker, progress } = options;
  const source = await readSite(siteDir, {
    knownFrontMatter: workshop.state.frontMatter,
    mode: 'production',
    onConfigWait: tellWait(progress),
  });
  // How a text is compiled, its languages, addresses and links depend on the configuration; its front matter does not.
  if (!source.isConfigRead) return { status: 'failed', diagnostics: source.diagnostics };
  const pool = openBodyPool(workshop);
  const known = workshop.state.bodies;
  const bodies = await compileBodies(source.entries, { workshop, pool, known, progress });
  await pool.close();
  const ofTexts = [...source.diagnostics, ...bodies.diagnostics];
  const { app, diagnostics: ofApp } = await prepareWebApp(source, workshop);
  const links = { hasWorker: worker === 'keep', touchIconHref: touchIconHref(app, source.config) };
  const plan = await planSite({ ...source, siteDir, bodies: bodies.metas, app: links });
  const pictures = createPictures(plan, source.config, workshop, true);
  const faults = await preparePictures([...plan.texts, ...unplacedTexts(source, bodies.metas)], pictures);
  const advice = mode === 'check' ? await reviewSite({ siteDir, source, plan, pictures }) : [];
  const guard = await guardPublished(siteDir, source, plan);
  const diagnostics = [...advice, ...ofTexts, ...ofApp, ...plan.diagnostics, ...faults, ...guard.diagnostics];
  const pages = plan.plans.reduce((sum, locale) => sum + locale.pages.length, 0);

  const target = resolve(outDir);
  const { state } = workshop;
  const learnt = { frontMatter: source.frontMatter, bodies: bodies.known };
  const hasFailed = diagnostics.some(isError);
  if (hasFailed || mode === 'check') workshop.save({ ...state, ...learnt });
  if (hasFailed) return { status: 'failed', diagnostics };
  if (mode === 'check') return { status: 'ok', diagnostics, pages, made: 0, remembered: null };

  const shared = await prepareSharedPictures({ plan, config: source.config, pictures, workshop, progress });
  const files = await collectFiles({ source, bodies, ...shared, pictures, app, workshop, worker });
  const previous = state.outputs[target] ?? null;
  const { record, made } = await publish({
    outDir: target,
    spareDir: join(workshop.cacheDir, 'spare'),
    config: source.config,
    ...files,
    previous,
    progress,
  });
  if (made > 0 || record !== previous)
    workshop.save({ ...learnt, outputs: { ...state.outputs, [target]: record } });
  if (workshop.isAlone()) {
    bodies.forgetUnused();
    shared.forgetUnused();
    files.forgetUnused();
    pictures.forgetUnused();
    forgetOtherIcons(workshop.cacheDir, app.icons);
  }
  const remembered = options.remembers === true ? guard.remember() : null;
  return { status: 'ok', diagnostics, pages, made, remembered };
}
