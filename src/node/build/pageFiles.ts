import type { DocumentAssets, ServerBundle } from '#model/contract.ts';
import type { SiteView } from '#model/page.ts';
import { outputFileOf } from '#model/paths.ts';
import { hashOf } from '../content/hash.ts';
import type { OutputFile } from './outputFile.ts';
import type { LocalePlan } from './plan/planLocale.ts';
import { fillPage, type PlannedPage } from './plan/plannedPage.ts';
import type { ResolvedTexts } from './resolvedTexts.ts';

/** Up to so many texts in a language are compressed with the most care: 50 ms each, for a tenth of their size. */
const FEW_TEXTS = 100;

export interface PageRendering {
  readonly server: ServerBundle;
  /** Names the code that renders: engine and theme. */
  readonly toolKey: string;
  readonly assets: DocumentAssets;
  readonly texts: ResolvedTexts;
}

/** One file a page, rendered when it is asked for. */
export function pageFilesOf(plan: LocalePlan, site: SiteView, rendering: PageRendering): OutputFile[] {
  const frameKey = hashOf(rendering.toolKey, JSON.stringify(site), JSON.stringify(rendering.assets));
  const isFew = plan.pages.filter(({ bodyOf }) => bodyOf).length <= FEW_TEXTS;
  const fileOf = (planned: PlannedPage, file: string): OutputFile => ({
    file,
    key: keyOf(planned, frameKey, rendering.texts),
    kind: isFew && planned.bodyOf ? 'text' : 'page',
    make: () => renderPlanned(planned, site, rendering),
  });
  const notFoundFile = site.locale.path === '' ? '404.html' : `${site.locale.path}/404.html`;
  return [
    ...plan.pages.map((planned) => fileOf(planned, outputFileOf(planned.page.frame.path))),
    fileOf(plan.notFound, notFoundFile),
  ];
}

/** The whole document of a page. */
export function renderPlanned(
  planned: PlannedPage,
  site: SiteView,
  { server, assets, texts }: PageRendering,
): string {
  const page = fillPage(planned, {
    body: texts.bodyHtml,
    excerpt: texts.excerptHtml,
    picture: texts.pictureHtml,
  });
  return server.renderPage(page, site, assets);
}

function keyOf({ page, bodyOf, excerptsOf }: PlannedPage, frameKey: string, texts: ResolvedTexts): string {
  const shown = bodyOf ? [bodyOf, ...excerptsOf] : excerptsOf;
  return hashOf(frameKey, JSON.stringify(page), ...shown.map(texts.keyOf));
}
