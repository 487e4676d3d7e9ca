import type { Page } from '#model/page.ts';
import type { PageImage } from '#model/pageImage.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import type { Text } from '#model/site.ts';
import { forgetOthers } from '../forgetOthers.ts';
import { HASHED_ASSETS_FOLDER } from '../headers.ts';
import type { ImagePipeline } from '../images/imagePipeline.ts';
import type { OutputFile } from '../outputFile.ts';
import type { PlannedPage } from '../plan/plannedPage.ts';
import type { SitePlan } from '../planSite.ts';
import type { Progress } from '../progress.ts';
import type { Workshop } from '../workshop.ts';
import { cardFolder, openCardCache } from './cardCache.ts';
import { CARD_SIZE } from './composeCard.ts';
import { LOOK } from './drawCards.ts';
import { planCards } from './planCards.ts';

interface Sources {
  readonly plan: SitePlan;
  readonly config: SiteConfig;
  readonly pictures: ImagePipeline;
  readonly workshop: Pick<Workshop, 'cacheDir'>;
  readonly progress: Progress;
}

/** The plan with a picture for every page that is shared, and the files of those that were drawn. */
export interface SharedPictures {
  readonly plan: SitePlan;
  readonly cards: readonly OutputFile[];
  /** Removes from the cache what no page of this site uses any more. */
  forgetUnused(): void;
}

const EXTERNAL = /^https?:\/\//i;
/** Social sites show no drawings. */
const DRAWING = /\.svg(?:[?#]|$)/i;

/** Gives each page the picture that its front matter names, else its card, which is drawn unless it was before. */
export async function prepareSharedPictures(sources: Sources): Promise<SharedPictures> {
  const { plan, config, workshop, progress } = sources;
  const named = ({ bodyOf }: PlannedPage): PageImage | null => bodyOf && namedPicture(bodyOf, sources);
  if (!config.socialCards) {
    const forgetUnused = (): void => forgetOthers(cardFolder(workshop.cacheDir), new Set());
    return { plan: withPictures(plan, named), cards: [], forgetUnused };
  }
  const cardPlan = planCards(plan, LOOK);
  const cache = openCardCache(workshop.cacheDir);
  const card = (page: Page): PageImage => {
    const key = cardPlan.keyOf(page);
    return {
      url: absolute(config.basePath + pathOf(key), config),
      alt: cardPlan.facts.get(key)?.title ?? page.frame.title,
      size: CARD_SIZE,
    };
  };
  const pictured = withPictures(plan, (planned) => named(planned) ?? card(planned.page));
  await cache.fill(cardPlan.facts, progress);
  return {
    plan: pictured,
    cards: [...cardPlan.facts].map(([key, facts]) => {
      const file = pathOf(key);
      return { file, key: file, kind: 'asset', make: () => cache.read(key, facts) };
    }),
    forgetUnused: () => cache.forgetOthers(cardPlan.facts),
  };
}

function withPictures(plan: SitePlan, pictureOf: (planned: PlannedPage) => PageImage | null): SitePlan {
  const withPicture = (planned: PlannedPage): PlannedPage => ({
    ...planned,
    page: { ...planned.page, image: pictureOf(planned) },
  });
  return {
    ...plan,
    plans: plan.plans.map(({ pages, notFound }) => ({
      pages: pages.map(withPicture),
      notFound: withPicture(notFound),
    })),
  };
}

function namedPicture({ entry }: Text, { pictures, config }: Sources): PageImage | null {
  const { image, file } = entry;
  if (image === null || DRAWING.test(image)) return null;
  const ours = pictures.pictureOf(file, image);
  if (ours) return { url: absolute(ours.src, config), alt: null, size: ours.srcSize };
  return EXTERNAL.test(image) ? { url: image, alt: null, size: null } : null;
}

function pathOf(key: string): string {
  return `${HASHED_ASSETS_FOLDER}card-${key}.png`;
}

function absolute(href: string, { url }: SiteConfig): string {
  return new URL(href, url).href;
}
