import { isError } from '#model/diagnostic.ts';
import { buildSite } from '../build/build.ts';
import { checkReport, checkSummary } from './checkReport.ts';
import type { ExitCode } from './exitCode.ts';
import type { Options } from './options.ts';
import { reportDiagnostics } from './reportDiagnostics.ts';
import { createProgress } from './terminalProgress.ts';

/** `lontar check`: every fault a build would report and what else a site should look at. It writes nothing but its cache. */
export async function checkCommand({ siteDir, outDir, json, isStrict }: Options): Promise<ExitCode> {
  const progress = createProgress();
  const result = await buildSite({ siteDir, outDir, mode: 'check', worker: 'keep', progress });
  progress.clear();
  const { diagnostics } = result;
  if (json) {
    reportDiagnostics(diagnostics, true);
  } else {
    if (diagnostics.length > 0) console.log(`${checkReport(diagnostics)}\n`);
    console.log(checkSummary(diagnostics, result.status === 'ok' ? result.pages : null));
  }
  const failing = isStrict ? diagnostics : diagnostics.filter(isError);
  return failing.length > 0 ? 1 : 0;
}
