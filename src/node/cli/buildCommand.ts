import { performance } from 'node:perf_hooks';
import { buildSite } from '../build/build.ts';
import { checkOutDir } from '../build/checkOutDir.ts';
import { PUBLISHED_FILE } from '../build/published/published.ts';
import { countText } from './countText.ts';
import { relativeToHere } from './relativeToHere.ts';
import type { ExitCode } from './exitCode.ts';
import type { Options } from './options.ts';
import { reportDiagnostics } from './reportDiagnostics.ts';
import { createProgress } from './terminalProgress.ts';

/** `lontar build`: the whole site, or its faults and an untouched output folder. */
export async function buildCommand(options: Options): Promise<ExitCode> {
  const { siteDir, outDir, json, removesWorker, remembers } = options;
  const refusal = checkOutDir(outDir, siteDir);
  if (refusal !== null) {
    console.error(`${refusal.message}\n  hint: ${refusal.hint}`);
    return 2;
  }
  const start = performance.now();
  const progress = createProgress();
  const result = await buildSite({
    siteDir,
    outDir,
    mode: 'write',
    worker: removesWorker ? 'remove' : 'keep',
    progress,
    remembers,
  });
  progress.clear();
  const code = reportDiagnostics(result.diagnostics, json);
  if (json) return code;
  if (result.status === 'failed') {
    console.error(`Nothing was written; ${relativeToHere(outDir)} is as it was.`);
  } else {
    const { pages, made, remembered } = result;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const work = made === 0 ? 'nothing had changed' : `${made} ${made === 1 ? 'file' : 'files'} made anew`;
    console.log(`Built ${pages} pages into ${relativeToHere(outDir)} in ${seconds} s: ${work}.`);
    if (remembered !== null)
      console.log(`${PUBLISHED_FILE} has ${countText(remembered, 'new address', 'new addresses')}.`);
  }
  return code;
}
