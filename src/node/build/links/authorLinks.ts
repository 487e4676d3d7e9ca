import { type Author, fileOfKey } from '#model/content.ts';
import { oneLine } from '#model/oneLine.ts';
import { findDataFile, parseDataFile } from '../../content/data/readDataFile.ts';
import { isRecord } from '../../content/data/readRecord.ts';
import { findLayout } from '../../content/layout.ts';
import { createReporter } from '../../content/report.ts';
import type { SiteSource } from '../readSite.ts';

/** What the owner wrote of an author: where the name or a network leads, or the picture. */
export interface AuthorLink {
  readonly written: string;
  readonly isPicture: boolean;
}

/** What stands at authors, with the file in which it is to be mended; not what the configuration says of the owner. */
export function authorLinks(
  siteDir: string,
  { config, content, entries }: Pick<SiteSource, 'config' | 'content' | 'entries'>,
  isWanted: (link: AuthorLink) => boolean,
): (AuthorLink & { readonly file: string })[] {
  const { dataFile } = findLayout(siteDir, config);
  const files = config.locales.flatMap(({ code }) => findDataFile(siteDir, dataFile('authors', code)) ?? []);
  // Faults of these files were told when the site was read.
  const reporter = createReporter(siteDir);
  const data = files.map((file) => ({ file, value: parseDataFile(siteDir, file, reporter)?.value }));
  const ofConfig = new Set([config.owner.url, ...config.social.map(({ target }) => target)]);
  const authors = [...content.authors.values()].flatMap((ofLocale) => [...ofLocale.values()]);
  return authors.flatMap((author) =>
    writtenOf(author)
      .filter(isWanted)
      .flatMap((link) => filesOf(link.written, author.key).map((file) => ({ file, ...link }))),
  );

  /** Files of authors that have it at this one, or a post that describes its author itself. */
  function filesOf(href: string, key: string): string[] {
    const written = data.flatMap(({ file, value }) =>
      isRecord(value) && holds(value[key], href) ? file : [],
    );
    if (written.length > 0 || ofConfig.has(href)) return written;
    const posts = entries.filter((entry) => entry.authors.some((author) => author.key === key));
    const inPosts = posts.flatMap((post) => {
      const keys = Object.keys(post.frontMatter);
      const found = keys.find((name) => holds(post.frontMatter[name], href));
      return found === undefined ? [] : [fileOfKey(post, found)];
    });
    // The name that somebody has on a network is written out as an address nowhere.
    const file = inPosts[0] ?? files[0] ?? posts[0]?.file;
    return file === undefined ? [] : [file];
  }
}

/** Whether one of the texts in a value is this address. */
function holds(value: unknown, href: string): boolean {
  if (typeof value === 'string') return oneLine(value) === href;
  return (
    typeof value === 'object' && value !== null && Object.values(value).some((part) => holds(part, href))
  );
}

function writtenOf({ url, social, imageUrl }: Author): AuthorLink[] {
  const addresses = [...(url === null ? [] : [url]), ...social.map(({ href }) => href)];
  return [
    ...addresses.map((written) => ({ written, isPicture: false })),
    ...(imageUrl === null ? [] : [{ written: imageUrl, isPicture: true }]),
  ];
}
