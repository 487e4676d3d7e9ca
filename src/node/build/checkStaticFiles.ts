import type { Diagnostic } from '#model/diagnostic.ts';
import { outputFileOf } from '#model/paths.ts';
import type { OutputFile } from './outputFile.ts';
import type { LocalePlan } from './plan/planLocale.ts';

/** A warning for every file of `static/` that has the name of one the build makes: that one is published. */
export function checkStaticFiles(
  files: readonly OutputFile[],
  plans: readonly LocalePlan[],
  generated: readonly string[],
): Diagnostic[] {
  const pages = plans.flatMap((plan) => plan.pages.map(({ page }) => outputFileOf(page.frame.path)));
  const taken = new Set([...pages, ...generated]);
  return files
    .filter(({ file }) => taken.has(file))
    .map(({ file }) => ({
      file: `static/${file}`,
      line: 1,
      column: 1,
      severity: 'warning',
      code: 'static/name-taken',
      message: `The build makes a file '${file}' itself, so this one is not published.`,
      hint: 'Give it another name.',
    }));
}
