import { assembleLocale } from '#model/assembleSite.ts';
import type { BodyMeta } from '#model/body.ts';
import type { Content, TextSource } from '#model/content.ts';
import { localeOfPath, withoutTrailingSlash } from '#model/paths.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import type { LocaleSite } from '#model/site.ts';
import { linkableFiles } from '../generatedFiles.ts';
import type { OutputFile } from '../outputFile.ts';
import { createHrefOfTarget, type Readers } from './hrefOfTarget.ts';
import { type LocalePlan, planLocale } from './planLocale.ts';
import type { PlannedPage } from './plannedPage.ts';

export interface PlannedLocales {
  /** In the order of the locales, without the texts that are not published: no list, feed or search finds them. */
  readonly sites: readonly LocaleSite[];
  /** In the order of the locales: the pages that are published, each at a path of its own. */
  readonly plans: readonly LocalePlan[];
  /** Every page that was asked for, in the order in which they win a path; what stands in for a text that lost its own is not. */
  readonly wanted: readonly PlannedPage[];
  /** Those of them that show a text and whose path an earlier page has. */
  readonly lost: readonly PlannedPage[];
  /** Paths of the files that a link may name besides pages: those of `static/` and those made for programs. */
  readonly files: ReadonlySet<string>;
  /** In the order of the locales. */
  readonly readers: readonly Readers[];
}

interface LocaleSources {
  readonly config: SiteConfig;
  readonly content: Content;
  readonly bodies: ReadonlyMap<string, BodyMeta>;
  readonly draftDocIds: readonly string[];
  readonly staticFiles: readonly Pick<OutputFile, 'file'>[];
}

/** Plans the pages of all locales; of two that want one path, the first gets it. */
export function planLocales(sources: LocaleSources): PlannedLocales {
  const { config, content } = sources;
  const first = planAll(sources, () => content);
  const all = inWinningOrder(first.plans, config);
  const wanted = withOriginals(all);
  const published = winnersOf(wanted);
  const isDropped = (page: PlannedPage): boolean => page.bodyOf !== null && !published.has(page);
  const lost = wanted.filter(isDropped);
  if (lost.length === 0) return { ...first, plans: onlyThose(published, first.plans), wanted, lost };
  const second = planAll(sources, (locale) => withoutTexts(content, all.filter(isDropped), locale));
  const plans = onlyThose(winnersOf(inWinningOrder(second.plans, config)), second.plans);
  return { ...second, plans, wanted, lost };
}

function planAll(
  sources: LocaleSources,
  contentOf: (locale: string) => Content,
): Omit<PlannedLocales, 'wanted' | 'lost'> {
  const { config, staticFiles } = sources;
  const sites = config.locales.map((locale) =>
    assembleLocale(locale, { ...sources, content: contentOf(locale.code) }),
  );
  const files = new Set([...staticFiles.map(({ file }) => file), ...linkableFiles(config, sites)]);
  const readers = sites.map((site) => ({
    site,
    hrefOfTarget: createHrefOfTarget(site.locale, config, files),
  }));
  return { sites, files, readers, plans: readers.map((each) => planLocale(each, config, sites)) };
}

/** What lies below the path of a language is of that language first; else it goes by the order of the locales. */
function inWinningOrder(plans: readonly LocalePlan[], config: SiteConfig): PlannedPage[] {
  const [own, foreign]: [PlannedPage[], PlannedPage[]] = [[], []];
  for (const planned of plans.flatMap(({ pages }) => pages)) {
    const { locale, frame } = planned.page;
    (localeOfPath(frame.path, config.locales)?.code === locale ? own : foreign).push(planned);
  }
  return [...own, ...foreign];
}

/** The pages whose path no earlier page has. */
function winnersOf(wanted: readonly PlannedPage[]): ReadonlySet<PlannedPage> {
  const byPath = new Map<string, PlannedPage>();
  for (const planned of wanted) {
    const key = withoutTrailingSlash(planned.page.frame.path);
    if (!byPath.has(key)) byPath.set(key, planned);
  }
  return new Set(byPath.values());
}

/** Without what stands in for a text that is not published: its canonical address would be that of another page. */
function withOriginals(wanted: readonly PlannedPage[]): readonly PlannedPage[] {
  const published = winnersOf(wanted);
  const lost = new Set(
    wanted.flatMap((page) => (page.bodyOf?.isTranslated && !published.has(page) ? page.bodyOf.entry : [])),
  );
  const isKept = ({ bodyOf }: PlannedPage): boolean =>
    bodyOf === null || bodyOf.isTranslated || !lost.has(bodyOf.entry);
  // What such a page kept from its path may stand in for others.
  return wanted.every(isKept) ? wanted : withOriginals(wanted.filter(isKept));
}

function onlyThose(published: ReadonlySet<PlannedPage>, plans: readonly LocalePlan[]): LocalePlan[] {
  return plans.map((plan) => ({ ...plan, pages: plan.pages.filter((page) => published.has(page)) }));
}

/** The content without what the dropped pages of a locale show. */
function withoutTexts(content: Content, pages: readonly PlannedPage[], locale: string): Content {
  const dropped = new Set(
    pages.flatMap(({ page, bodyOf }) => (page.locale === locale && bodyOf ? bodyOf.entry : [])),
  );
  const isKept = ({ entries }: TextSource): boolean =>
    ![...entries.values()].some((entry) => dropped.has(entry));
  return {
    ...content,
    posts: content.posts.filter(isKept),
    pages: content.pages.filter(isKept),
    docs: content.docs.filter(isKept),
  };
}
