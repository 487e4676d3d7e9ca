import type { Diagnostic } from '#model/diagnostic.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import { reportInConfig } from '../../content/config/reportInConfig.ts';
import type { Problem } from '../../content/problem.ts';
import type { OutputFile } from '../outputFile.ts';
import type { Workshop } from '../workshop.ts';
import { type AppIcon, appIconsOf } from './appIcons.ts';
import { type Screenshot, screenshotsOf } from './screenshots.ts';

/** The pictures with which the site is installed. */
export interface WebApp {
  readonly icons: readonly AppIcon[];
  readonly screenshots: readonly Screenshot[];
}

/** Makes them ready; resolves also with what is wrong with those that the configuration names. */
export async function prepareWebApp(
  { config, staticFiles }: { readonly config: SiteConfig; readonly staticFiles: readonly OutputFile[] },
  workshop: Pick<Workshop, 'siteDir' | 'cacheDir' | 'engine'>,
): Promise<{ readonly app: WebApp; readonly diagnostics: readonly Diagnostic[] }> {
  const { siteDir } = workshop;
  const statics = staticFiles.map(({ file }) => `/${file}`);
  const problems: Problem[] = [];
  const report = (problem: Problem): void => void problems.push(problem);
  const icons = await appIconsOf({ config, workshop, statics }, report);
  const screenshots = screenshotsOf({ siteDir, config, statics }, report);
  const diagnostics = await reportInConfig(siteDir, (place) => problems.forEach(place));
  return { app: { icons, screenshots }, diagnostics };
}

export function touchIconHref({ icons }: WebApp, { basePath }: SiteConfig): string | null {
  const icon = icons.find(({ purpose }) => purpose === 'touch');
  return icon ? basePath + icon.path : null;
}
