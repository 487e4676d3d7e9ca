import { buildSite } from '../build/build.ts';
import type { ExitCode } from './exitCode.ts';
import type { Options } from './options.ts';
import { reportDiagnostics } from './reportDiagnostics.ts';
import { createProgress } from './terminalProgress.ts';

/** `lontar check`: every fault a build would report, without writing. */
export async function checkCommand({ siteDir, outDir, json }: Options): Promise<ExitCode> {
  const progress = createProgress();
  const result = await buildSite({ siteDir, outDir, mode: 'check', worker: 'keep', progress });
  progress.clear();
  const code = reportDiagnostics(result.diagnostics, json);
  if (!json && result.status === 'ok') console.log(`${result.pages} pages, no errors.`);
  return code;
}
