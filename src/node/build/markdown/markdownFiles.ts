import { markdownPathOf } from '#model/markdownPath.ts';
import { messagesFor } from '#model/messages/messagesFor.ts';
import type { SiteView } from '#model/page.ts';
import { hrefOf } from '#model/paths.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import type { Text } from '#model/site.ts';
import { hashOf } from '../../content/hash.ts';
import { withoutRepeatedTitle } from '../links/openingTitle.ts';
import type { OutputFile } from '../outputFile.ts';
import type { LocalePlan } from '../plan/planLocale.ts';
import { keyOfPlanned, type PlannedPage } from '../plan/plannedPage.ts';
import type { ResolvedTexts } from '../resolvedTexts.ts';
import { cleanTreeOf } from './htmlTree.ts';
import { listMarkdown } from './listMarkdown.ts';
import { markdownHead } from './markdownHead.ts';
import { markdownOf } from './markdownOf.ts';

export interface MarkdownSources {
  readonly plan: LocalePlan;
  readonly view: SiteView;
  readonly config: SiteConfig;
  readonly texts: ResolvedTexts;
  /** Names the code that writes. */
  readonly engine: string;
}

/** Every page of a locale that has something to read, as Markdown beside it. */
export function markdownFilesOf({ plan, view, config, texts, engine }: MarkdownSources): OutputFile[] {
  const frameKey = hashOf(engine, config.url, JSON.stringify(view.locale), view.title, view.tagline);
  return plan.pages.filter(hasMarkdown).map((planned) => {
    const { bodyOf } = planned;
    const key = hashOf(frameKey, keyOfPlanned(planned), bodyOf ? texts.keyOf(bodyOf) : '');
    return {
      file: markdownFileOf(planned, view),
      key,
      kind: 'page',
      make: () => write(planned, { view, config, texts }),
    };
  });
}

/** Files that `markdownFilesOf` makes, by their path below the output folder. */
export function markdownNamesOf({ pages }: LocalePlan, view: Pick<SiteView, 'locale'>): string[] {
  return pages.filter(hasMarkdown).map((planned) => markdownFileOf(planned, view));
}

/** Pages that only work in a browser have nothing to read. */
function hasMarkdown({ page: { view } }: PlannedPage): boolean {
  return view.kind !== 'search' && view.kind !== 'offline' && view.kind !== 'notFound';
}

function markdownFileOf({ page }: PlannedPage, { locale }: Pick<SiteView, 'locale'>): string {
  return markdownPathOf(page.frame.path, locale).slice(1);
}

function write(
  planned: PlannedPage,
  { view, config, texts }: Pick<MarkdownSources, 'view' | 'config' | 'texts'>,
): string {
  const { page, bodyOf } = planned;
  const urlOf = (href: string): string => new URL(href, config.url).href;
  const text = bodyOf ? textMarkdown(bodyOf, urlOf(hrefOf(config.basePath, page.frame.path)), texts) : '';
  const list = listMarkdown(page.view, { messages: messagesFor(view.locale.code), urlOf }) ?? '';
  return [markdownHead(planned, view), text, list].filter((part) => part !== '').join('\n');
}

/** The text of a page without the heading that it begins with, which stands in the head. */
function textMarkdown(text: Text, url: string, { bodyHtml }: ResolvedTexts): string {
  const html = withoutRepeatedTitle(bodyHtml(text), text, text.body.title ?? text.title);
  const markdown = markdownOf(cleanTreeOf(html, url));
  return markdown === '' ? '' : `${markdown}\n`;
}
