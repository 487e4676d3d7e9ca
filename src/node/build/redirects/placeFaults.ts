import type { Diagnostic } from '#model/diagnostic.ts';
import { reportInConfig } from '../../content/config/reportInConfig.ts';
import { createReporter } from '../../content/report.ts';
import type { RedirectFault } from './resolveRedirects.ts';

/** Faults of redirects where they stand. A text that two locales show has each of them once. */
export async function placeFaults(
  siteDir: string,
  faults: readonly RedirectFault[],
): Promise<readonly Diagnostic[]> {
  const inTexts = createReporter(siteDir);
  const inConfig = await reportInConfig(siteDir, (report) => {
    const known = new Set<string>();
    for (const { file, problem } of faults) {
      const key = JSON.stringify([file, problem.path, problem.code]);
      if (known.has(key)) continue;
      known.add(key);
      if (file === null) report(problem);
      else inTexts.inFrontMatter(file)(problem);
    }
  });
  return [...inTexts.diagnostics, ...inConfig];
}
