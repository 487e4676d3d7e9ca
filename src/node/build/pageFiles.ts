import type { DocumentAssets, ServerBundle } from '#model/contract.ts';
import type { Locale } from '#model/locale.ts';
import type { SiteView } from '#model/page.ts';
import { localizePath, outputFileOf } from '#model/paths.ts';
import { hashOf } from '../content/hash.ts';
import { linkOutsideParts } from './links/outsideParts.ts';
import type { OutputFile } from './outputFile.ts';
import type { LocalePlan } from './plan/planLocale.ts';
import { fillPage, keyOfPlanned, type PlannedPage } from './plan/plannedPage.ts';
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
  return [
    ...plan.pages.map((planned) => fileOf(planned, outputFileOf(planned.page.frame.path))),
    fileOf(plan.notFound, notFoundFileOf(site.locale)),
  ];
}

/** Where hosts look for the page that stands for every address that has none. */
export function notFoundFileOf(locale: Locale): string {
  return localizePath(locale, '/404.html').slice(1);
}

/** The whole document of a page. */
export function renderPlanned(
  planned: PlannedPage,
  site: SiteView,
  { server, assets, texts }: PageRendering,
): string {
  const page = fillPage(planned, {
    body: (text) => linkOutsideParts(texts.bodyHtml(text), text.body),
    excerpt: (post) => linkOutsideParts(texts.excerptHtml(post), post.body),
    picture: texts.pictureHtml,
  });
  return server.renderPage(page, site, assets);
}

function keyOf(planned: PlannedPage, frameKey: string, texts: ResolvedTexts): string {
  const { bodyOf, excerptsOf } = planned;
  const shown = bodyOf ? [bodyOf, ...excerptsOf] : excerptsOf;
  return hashOf(frameKey, keyOfPlanned(planned), ...shown.map(texts.keyOf));
}
