import type { ThemeColors } from '#model/contract.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import { hashOf } from '../content/hash.ts';
import { feedFilesOf } from './feeds/feedFiles.ts';
import { createFeedTexts } from './feeds/feedTexts.ts';
import { llmsFileOf, llmsTextOf } from './markdown/llmsText.ts';
import { markdownFilesOf } from './markdown/markdownFiles.ts';
import type { OutputFile } from './outputFile.ts';
import type { SitePlan } from './planSite.ts';
import type { ResolvedTexts } from './resolvedTexts.ts';
import { foldersOf } from './redirects/takenPlaces.ts';
import { robotsFileOf, sitemapFilesOf } from './sitemap/sitemapFiles.ts';

interface Sources {
  readonly config: SiteConfig;
  readonly plan: SitePlan;
  readonly texts: ResolvedTexts;
  readonly staticFiles: readonly OutputFile[];
  readonly colors: ThemeColors;
  /** Names the code that writes. */
  readonly engine: string;
}

/**
 * What other programs read: the sitemaps, the file that names them, the feeds, and every page as Markdown with a list
 * of them. Where the owner has a file of the same name in `static/`, that one is published; but for feeds and sitemaps.
 */
export function filesForPrograms({
  config,
  plan,
  texts,
  staticFiles,
  colors,
  engine,
}: Sources): OutputFile[] {
  const htmlOf = createFeedTexts(texts.bodyHtml);
  const taken = takenNames(staticFiles);
  const isFree = ({ file }: OutputFile): boolean => !taken.has(file);
  const ofLocales = plan.readers.flatMap((readers, position) => {
    const [pages, view] = [plan.plans[position], plan.views[position]];
    if (!pages || !view) return [];
    const { site } = readers;
    const copies = markdownFilesOf({ plan: pages, view, config, texts, engine });
    const list = textFile(llmsFileOf(site.locale), llmsTextOf(site, view, config));
    return [
      ...sitemapFilesOf(pages, site.locale, config),
      ...feedFilesOf({ ...readers, view, config, texts, colors, engine, htmlOf }),
      ...[...copies, list].filter(isFree),
    ];
  });
  return [...[robotsFileOf(config)].filter(isFree), ...ofLocales];
}

/** The owner's files, and the folders that they lie in. */
function takenNames(staticFiles: readonly OutputFile[]): Set<string> {
  return new Set(staticFiles.flatMap(({ file }) => [file, ...foldersOf(file)]));
}

function textFile(file: string, text: string): OutputFile {
  return { file, key: hashOf(text), kind: 'page', make: () => text };
}
