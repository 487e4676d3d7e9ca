import { languageName } from '#model/languageName.ts';
import { markdownMessagesFor } from '#model/messages/markdownMessagesFor.ts';
import type { SiteView } from '#model/page.ts';
import { ownHeadingOf } from '../links/openingTitle.ts';
import type { PlannedPage } from '../plan/plannedPage.ts';
import { escapeMarkdown } from './escapeMarkdown.ts';

/** The heading that a page shows and what there is to know of it, as Markdown. */
export function markdownHead({ page, bodyOf }: PlannedPage, site: SiteView): string {
  const { frame, view, canonicalUrl } = page;
  const messages = markdownMessagesFor(site.locale.code);
  const isHome = view.kind === 'home' && view.pageNumber === 1;
  const facts: [name: string, value: string][] = [[messages.page, canonicalUrl]];
  if (bodyOf && ownHeadingOf(bodyOf) !== null) facts.push([messages.title, frame.title]);
  if (view.kind === 'post') {
    facts.push([messages.published, view.date]);
    if (view.authors.length > 0)
      facts.push([messages.authors, view.authors.map(({ name }) => name).join(', ')]);
    if (view.tags.length > 0) facts.push([messages.tags, view.tags.map(({ label }) => label).join(', ')]);
  }
  if (frame.textLang !== undefined)
    facts.push([messages.language, languageName(frame.textLang, site.locale.htmlLang)]);
  const lines = facts.map(
    ([name, value], index) => `- ${name}: ${index === 0 ? value : escapeMarkdown(value)}\n`,
  );
  const tagline = isHome && site.tagline !== '' ? `> ${escapeMarkdown(site.tagline)}\n\n` : '';
  return `# ${escapeMarkdown(isHome ? site.title : (bodyOf?.body.title ?? frame.title))}\n\n${tagline}${lines.join('')}`;
}
