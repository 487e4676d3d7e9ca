import { markdownMessagesFor } from '#model/messages/markdownMessagesFor.ts';
import type { Page, SiteView } from '#model/page.ts';
import { escapeMarkdown } from './escapeMarkdown.ts';

/** Title of a page and what there is to know of it, as Markdown. */
export function markdownHead({ frame, view, canonicalUrl }: Page, site: SiteView): string {
  const messages = markdownMessagesFor(site.locale.code);
  const isHome = view.kind === 'home' && view.pageNumber === 1;
  const facts: [name: string, value: string][] = [[messages.page, canonicalUrl]];
  if (view.kind === 'post') {
    facts.push([messages.published, view.date]);
    if (view.authors.length > 0)
      facts.push([messages.authors, view.authors.map(({ name }) => name).join(', ')]);
    if (view.tags.length > 0) facts.push([messages.tags, view.tags.map(({ label }) => label).join(', ')]);
  }
  if (frame.textLang !== undefined) facts.push([messages.language, languageOf(frame.textLang, site)]);
  const lines = facts.map(
    ([name, value], index) => `- ${name}: ${index === 0 ? value : escapeMarkdown(value)}\n`,
  );
  const tagline = isHome && site.tagline !== '' ? `> ${escapeMarkdown(site.tagline)}\n\n` : '';
  return `# ${escapeMarkdown(isHome ? site.title : frame.title)}\n\n${tagline}${lines.join('')}`;
}

function languageOf(htmlLang: string, { locale }: SiteView): string {
  return new Intl.DisplayNames([locale.htmlLang], { type: 'language' }).of(htmlLang) ?? htmlLang;
}
