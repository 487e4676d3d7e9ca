import type { Locale } from '#model/locale.ts';
import { markdownMessagesFor } from '#model/messages/markdownMessagesFor.ts';
import type { SiteView } from '#model/page.ts';
import { hrefOf, localizePath } from '#model/paths.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import type { LocaleSite, Text } from '#model/site.ts';
import { escapeMarkdown } from './escapeMarkdown.ts';
import { markdownLink } from './listMarkdown.ts';

/** Path below the output folder of the list of texts that llmstxt.org describes. */
export function llmsFileOf(locale: Locale): string {
  return localizePath(locale, '/llms.txt').slice(1);
}

/** What a site is about and where its texts lie as Markdown: every listed one in the locale's own language. */
export function llmsTextOf(site: LocaleSite, view: SiteView, config: SiteConfig): string {
  const messages = markdownMessagesFor(site.locale.code);
  const urlOf = (href: string): string => new URL(href, config.url).href;
  const isShown = ({ entry, isTranslated }: Text): boolean =>
    isTranslated && !entry.isDraft && !entry.isUnlisted;
  const lineOf = ({ title, path, description }: Text): string => {
    const said = description === '' ? '' : `: ${escapeMarkdown(description)}`;
    return `- ${markdownLink(title, hrefOf(config.basePath, path), { urlOf })}${said}\n`;
  };
  const section = (heading: string, lines: readonly string[]): string =>
    lines.length === 0 ? '' : `\n## ${heading}\n\n${lines.join('')}`;
  const texts = (heading: string, all: readonly Text[]): string =>
    section(heading, all.filter(isShown).map(lineOf));
  const others = config.locales.filter(({ code }) => code !== site.locale.code);
  return [
    `# ${escapeMarkdown(view.title)}\n`,
    view.tagline === '' ? '' : `\n> ${escapeMarkdown(view.tagline)}\n`,
    texts(messages.posts, site.listedPosts),
    texts(messages.docs, site.docs?.docs ?? []),
    texts(messages.pages, site.pages),
    section(
      messages.otherLanguages,
      others.map(
        (locale) =>
          `- [${escapeMarkdown(locale.label)}](${urlOf(hrefOf(config.basePath, `/${llmsFileOf(locale)}`))})\n`,
      ),
    ),
  ].join('');
}
