import { existsSync, statSync } from 'node:fs';
import { isError } from '#model/diagnostic.ts';
import { tellWait } from '../build/progress.ts';
import { loadConfig } from '../content/loadConfig.ts';
import { readViews } from '../serve/views/readViews.ts';
import { firstDay, type ViewStats, viewStats } from '../serve/views/viewStats.ts';
import { countText } from './countText.ts';
import type { ExitCode } from './exitCode.ts';
import type { Options } from './options.ts';
import { printJson } from './printJson.ts';
import { relativeToHere } from './relativeToHere.ts';
import { reportDiagnostics } from './reportDiagnostics.ts';
import { statsText } from './statsText.ts';
import { createProgress } from './terminalProgress.ts';

/** `lontar stats`: how often pages were read, as `serve` has counted it. */
export async function statsCommand({ siteDir, dataDir, json, stats }: Options): Promise<ExitCode> {
  const progress = createProgress();
  const { config, diagnostics: ofConfig } = await loadConfig(siteDir, { onWait: tellWait(progress) });
  progress.clear();
  if (ofConfig.some(isError)) return reportDiagnostics(ofConfig, json);
  if (existsSync(dataDir) && !statSync(dataDir).isDirectory()) {
    console.error(
      `${relativeToHere(dataDir)} is no folder.\n  hint: give --data the folder that 'lontar serve' counts in`,
    );
    return 2;
  }
  const question = { ...stats, today: Date.now(), locales: config.locales };
  const { lines, diagnostics } = readViews(dataDir, firstDay(question));
  const figures = viewStats(lines, question);
  const unreadable = diagnostics.map((each) => ({ ...each, file: relativeToHere(each.file) }));
  if (json) {
    printJson({ ...figures, diagnostics: unreadable });
    return 0;
  }
  reportDiagnostics(unreadable, false);
  const asked = { path: stats.path, dataDir, isOn: config.countViews };
  console.log(figures.views > 0 ? statsText(figures) : emptyText(figures, asked));
  return 0;
}

/** Says what would have to be done for the next answer to be another one. */
function emptyText(
  { days }: ViewStats,
  { path, dataDir, isOn }: { readonly path: string; readonly dataDir: string; readonly isOn: boolean },
): string {
  const pages = path === '/' ? '' : ` of pages whose path begins with '${path}'`;
  const nothing = `No views${pages} in the last ${countText(days.length, 'day')} (looked in ${relativeToHere(dataDir)}).`;
  if (!isOn)
    return `${nothing}\n  hint: write countViews: true in site.config.ts, build, and serve with 'lontar serve'`;
  return pages === ''
    ? `${nothing}\n  hint: views are counted by 'lontar serve', once a page has been open for a moment`
    : `${nothing}\n  hint: write the path as 'lontar stats' shows it: from its slash, without a base path`;
}
