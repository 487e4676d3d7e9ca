import type { Diagnostic } from '#model/diagnostic.ts';
import type { Locale } from '#model/locale.ts';
import { outputFileOf } from '#model/paths.ts';
import { generatedFiles } from './generatedFiles.ts';
import type { OutputFile } from './outputFile.ts';
import type { Redirect } from './redirects/redirect.ts';
import { HOST_REDIRECTS_FILE } from './redirects/redirectFiles.ts';
import type { LocalePlan } from './plan/planLocale.ts';

/** A warning for every file of `static/` that has the name of one the build makes: that one is published. */
export function checkStaticFiles({
  files,
  plans,
  locales,
  redirects,
}: {
  readonly files: readonly OutputFile[];
  readonly plans: readonly LocalePlan[];
  readonly locales: readonly Locale[];
  readonly redirects: readonly Redirect[];
}): Diagnostic[] {
  const pages = plans.flatMap((plan) => plan.pages.map(({ page }) => outputFileOf(page.frame.path)));
  const taken = new Set([
    ...pages,
    ...generatedFiles(locales),
    ...(redirects.length > 0 ? [HOST_REDIRECTS_FILE] : []),
  ]);
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
