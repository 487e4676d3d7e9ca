import type { Messages } from '#model/messages/en.ts';
import type { Book } from '#model/book.ts';
import type { AuthorView, BooksView, PostLink, TagLink, View, YearGroup } from '#model/page.ts';
import { withoutTrailingSlash } from '#model/paths.ts';
import { escapeMarkdown, linkTarget } from './escapeMarkdown.ts';

export interface ListWords {
  readonly messages: Messages;
  /** Whole address of an href of the site. */
  readonly urlOf: (href: string) => string;
}

/** What a page shows besides a text of the owner, as Markdown; null for a page that has nothing to read. */
export function listMarkdown(view: View, words: ListWords): string | null {
  switch (view.kind) {
    case 'home':
      return [posts(view.posts, words), further(view.older, words.messages.olderPosts, words)].join('');
    case 'archive':
      return years(view.years, words);
    case 'tags':
      return lines(view.letters.flatMap(({ tags }) => tags.map((tag) => tagLine(tag, words))));
    case 'tag':
      return [posts(view.posts, words), years(view.more, words)].filter((part) => part !== '').join('\n');
    case 'authors':
      return lines(view.authors.map((author) => `- ${authorLine(author, words)}`));
    case 'author':
      return [paragraphs(aboutAuthor(view.author, words)), posts(view.posts, words), years(view.more, words)]
        .filter((part) => part !== '')
        .join('\n');
    case 'books':
      return books(view, words.messages);
    case 'post':
    case 'page':
    case 'doc':
      return '';
    case 'search':
    case 'offline':
    case 'notFound':
      return null;
  }
}

/** A link to the Markdown of a page, by the page's own href. */
export function markdownLink(title: string, href: string, { urlOf }: Pick<ListWords, 'urlOf'>): string {
  return `[${escapeMarkdown(title)}](${linkTarget(urlOf(`${withoutTrailingSlash(href)}.md`))})`;
}

function posts(shown: readonly (PostLink & { readonly description?: string })[], words: ListWords): string {
  return lines(
    shown.map(({ title, href, date, description = '' }) => {
      const said = description === '' ? '' : `: ${escapeMarkdown(description)}`;
      return `- ${markdownLink(title, href, words)} (${date})${said}`;
    }),
  );
}

function further(href: string | null, label: string, words: ListWords): string {
  return href === null ? '' : `\n${markdownLink(label, href, words)}\n`;
}

function years(groups: readonly YearGroup[], words: ListWords): string {
  return groups
    .map((group) => (group.year === null ? '' : `## ${group.year}\n\n`) + posts(group.posts, words))
    .join('\n');
}

function tagLine({ label, href, count, description }: TagLink, words: ListWords): string {
  const said = description === null ? '' : `: ${escapeMarkdown(description)}`;
  return `- ${markdownLink(label, href, words)} (${words.messages.postCount(count)})${said}`;
}

function authorLine(author: AuthorView, words: ListWords): string {
  // A sentence brings its own full stop.
  return [authorName(author, words), ...aboutAuthor(author, words)].join('. ').replaceAll('.. ', '. ');
}

function authorName({ name, href, hasPage }: AuthorView, words: ListWords): string {
  const shown = escapeMarkdown(name);
  if (href === null) return shown;
  return hasPage ? markdownLink(name, href, words) : `[${shown}](${linkTarget(words.urlOf(href))})`;
}

function aboutAuthor({ title, description, social }: AuthorView, { urlOf }: ListWords): string[] {
  const links = social.map((link) => `[${escapeMarkdown(link.label)}](${linkTarget(urlOf(link.href))})`);
  const said = [title, description].filter((text) => text !== null).map(escapeMarkdown);
  return [...said, links.join(', ')].filter((part) => part !== '');
}

function books({ reading, read, goal, year }: BooksView, messages: Messages): string {
  const line = ({ title, author, note }: Book): string =>
    `- *${escapeMarkdown(title)}* ${escapeMarkdown(messages.bookBy(author))}${note === null ? '' : `. ${escapeMarkdown(note)}`}`;
  return [
    `## ${messages.booksBeingRead(reading === null ? 0 : 1)}\n\n${lines(reading === null ? [] : [line(reading)])}`,
    `## ${messages.readingGoal(year)}\n\n${messages.booksOfGoal(read.length, goal)}\n`,
    `## ${messages.booksReadIn(year)}\n\n${lines(read.map(line))}`,
  ].join('\n');
}

function paragraphs(texts: readonly string[]): string {
  return texts.map((text) => `${text}\n`).join('\n');
}

function lines(texts: readonly string[]): string {
  return texts.map((text) => `${text}\n`).join('');
}
