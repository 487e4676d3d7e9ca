import { join } from 'node:path';
import type { CalendarDate } from '#model/calendarDate.ts';
import { fileOfKey } from '#model/content.ts';
import type { Diagnostic } from '#model/diagnostic.ts';
import type { Text } from '#model/site.ts';
import { decodeText } from '../../content/decodeText.ts';
import { positionAt } from '../../content/positionAt.ts';
import { readIfThere } from '../../content/readIfThere.ts';
import type { ImagePipeline } from '../images/imagePipeline.ts';
import type { SitePlan } from '../planSite.ts';
import type { SiteSource } from '../readSite.ts';
import { checkAltTexts } from './altTexts.ts';
import { checkConfigPlaceholders } from './configPlaceholders.ts';
import { checkDate, latestToday } from './dates.ts';
import { checkDescription } from './descriptions.ts';
import { checkFillers, checkFillersAbove } from './fillers.ts';
import { checkHeadingOrder } from './headingOrder.ts';
import { checkPictureSizes } from './pictureSizes.ts';
import { proseOf } from './proseOf.ts';
import { checkTranslation } from './translations.ts';

export interface SiteReview {
  readonly siteDir: string;
  readonly source: Pick<SiteSource, 'config' | 'unused' | 'staticFiles'>;
  readonly plan: SitePlan;
  /** With the pictures of all texts made ready. */
  readonly pictures: ImagePipeline;
}

/** What a site should look at before it is published, beyond what a build complains of. All of it is advice. */
export async function reviewSite({ siteDir, source, plan, pictures }: SiteReview): Promise<Diagnostic[]> {
  const { config, unused, staticFiles } = source;
  const { texts, index } = plan;
  // A text that stands in for a translation is one text.
  const written = texts.filter(({ isTranslated }) => isTranslated);
  const today = latestToday();
  return [
    ...(await checkConfigPlaceholders(siteDir, config, unused)),
    ...written.flatMap((text) => [...reviewSource(siteDir, text, today), ...checkDescription(text)]),
    ...checkPictureSizes({ siteDir, basePath: config.basePath, texts, index, pictures, staticFiles }),
    ...texts.flatMap((text) => checkTranslation(text, config.defaultLocale)),
  ];
}

function reviewSource(siteDir: string, { entry, body }: Text, today: CalendarDate): Diagnostic[] {
  const { file, format } = entry;
  const text = textOf(siteDir, file);
  if (text === null) return [];
  const prose = proseOf(text);
  const advice = [
    ...checkAltTexts(prose),
    ...checkFillersAbove(text),
    ...checkFillers(prose, format),
    ...checkHeadingOrder({ prose, format, bringsTitle: body.title !== null }),
  ];
  const placed = advice.map(({ offset, ...rest }): Diagnostic => ({
    file,
    ...positionAt(text, offset),
    severity: 'warning',
    ...rest,
  }));
  const dated = fileOfKey(entry, 'date');
  return [...placed, ...checkDate(entry, dated === file ? text : (textOf(siteDir, dated) ?? ''), today)];
}

/** That it is no text, or went away while it was compiled, has been said. */
function textOf(siteDir: string, file: string): string | null {
  const decoded = decodeText(readIfThere(join(siteDir, file)));
  return 'text' in decoded ? decoded.text : null;
}
