import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOfKey } from '#model/content.ts';
import { findDataFile } from '../../content/data/readDataFile.ts';
import { findLayout } from '../../content/layout.ts';
import type { SiteSource } from '../readSite.ts';
import type { WrittenLink } from './outsideLink.ts';

/** What the names and networks of authors link to. */
export function linksOfAuthors(
  siteDir: string,
  { config, content, entries }: Pick<SiteSource, 'config' | 'content' | 'entries'>,
): WrittenLink[] {
  const { dataFile } = findLayout(siteDir, config);
  const files = config.locales.flatMap(({ code }) => findDataFile(siteDir, dataFile('authors', code)) ?? []);
  const texts = new Map(files.map((file) => [file, readFileSync(join(siteDir, file), 'utf8')]));
  const ofConfig = new Set([config.owner.url, ...config.social.map(({ target }) => target)]);
  const authors = [...content.authors.values()].flatMap((ofLocale) => [...ofLocale.values()]);
  return authors.flatMap(({ key, url, social }) =>
    [...(url === null ? [] : [url]), ...social.map(({ href }) => href)].flatMap((written) =>
      filesOf(written, key).map((file): WrittenLink => ({ place: { kind: 'text', file }, written })),
    ),
  );

  /** Where an author's address is to be mended: in files of authors, or in a post that describes its author itself. */
  function filesOf(href: string, key: string): string[] {
    const written = files.filter((file) => texts.get(file)?.includes(href));
    if (written.length > 0 || ofConfig.has(href)) return written;
    const posts = entries.filter((entry) => entry.authors.some((author) => author.key === key));
    const inPosts = posts.flatMap((post) => {
      const keys = Object.keys(post.frontMatter);
      const found = keys.find((name) => JSON.stringify(post.frontMatter[name]).includes(href));
      return found === undefined ? [] : [fileOfKey(post, found)];
    });
    // The name that somebody has on a network is written out as an address nowhere.
    const file = inPosts[0] ?? files[0] ?? posts[0]?.file;
    return file === undefined ? [] : [file];
  }
}
