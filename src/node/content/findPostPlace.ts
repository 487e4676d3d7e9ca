import type { PostSource, TextSource } from '#model/content.ts';
import { localPathOf } from '#model/localPathOf.ts';
import { withoutTrailingSlash } from '#model/paths.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import type { SiteOnDisk, TextKind } from './layout.ts';
import { listFiles } from './listFiles.ts';
import { readContent } from './readContent.ts';
import { keyOf, originalOf } from './texts/groupTranslations.ts';
import { parsePostName } from './texts/postName.ts';
import { textNames } from './texts/textNames.ts';

interface Taker {
  readonly kind: TextKind;
  readonly file: string;
  /** The name or the address, in words. */
  readonly what: string;
  /** The name that a translation of it would be begun by, where it has none in the language. */
  readonly openName: string | null;
}

/** What a post that is not written yet would be among the texts that are. */
export interface PostPlace {
  /** Within a locale. */
  readonly address: string;
  /** The text that has its name or address in its language; with two of them one would be left out. */
  readonly takenBy: Taker | null;
  /** Whether there is no text whose translation it would be. */
  readonly isOriginal: boolean;
  /** Of the post that it would be a language of; null: of none, or of one that cannot be read. */
  readonly post: PostSource | null;
  /** What it has to repeat of that post's front matter so that all its languages stay one post, where they were. */
  readonly slug: string | null;
}

/** Asks of a file, by its path below the site's folder, what reading the site with it would make of it. */
export async function findPostPlace(file: string, language: string, site: SiteOnDisk): Promise<PostPlace> {
  const { config, layout } = site;
  const names = postNames(file, site);
  const own = names.find((each) => each.file === file);
  if (!own) throw new Error(`${file} is no place for a post.`);
  const key = keyOf({ kind: 'post', name: own.name });
  const namesakes = names.filter((each) => each.file !== file && keyOf({ kind: 'post', ...each }) === key);
  const { content } = await readContent({ siteDir: site.siteDir, config, mode: 'development' });
  const isNamesake = (path: string | null): boolean => namesakes.some((each) => each.file === path);
  const post = content.posts.find(({ entries }) =>
    [...entries.values()].some((entry) => isNamesake(entry.file) || isNamesake(entry.replaces)),
  );
  const address = post ? localPathOf(post, config) : `/${parsePostName(own.name, layout.name).slug}`;
  const others = new Map(
    post
      ? [...post.entries.values()].map((entry) => [entry.locale, entry.file])
      : namesakes.map((each) => [each.language, each.file]),
  );
  const isOriginal = originalOf(new Map([...others, [language, file]]), config) === file;
  const isBesideOriginal = !isOriginal && isNamesake(post?.original.file ?? null);
  const slug = isBesideOriginal ? null : post?.original.frontMatter['slug'];
  const takerOfName = (): Taker | null => {
    const namesake = namesakes.find((each) => each.language === language);
    if (!namesake) return null;
    return { kind: 'post', file: namesake.file, what: `the name '${key}'`, openName: null };
  };
  const takerOfAddress = (): Taker | null => {
    const source = post ?? sourceAt(address, [...content.posts, ...content.pages, ...content.docs], config);
    // A post that has no text in the language yet is open to one.
    const text = source?.entries.get(language) ?? (post ? undefined : source?.original);
    if (!source || !text) return null;
    const isOpen = source.kind === 'post' && !source.entries.has(language);
    const named = isOpen ? names.find((each) => each.file === text.file) : undefined;
    const openName = named ? keyOf({ kind: 'post', ...named }) : null;
    return { kind: source.kind, file: text.file, what: `the address '${address}'`, openName };
  };
  return {
    address,
    takenBy: takerOfName() ?? takerOfAddress(),
    isOriginal,
    post: post ?? null,
    slug: typeof slug === 'string' ? slug : null,
  };
}

/** What the names of all posts say, and that of the file. */
function postNames(
  file: string,
  { siteDir, config, layout }: SiteOnDisk,
): { readonly file: string; readonly name: string; readonly language: string }[] {
  const roots = layout.roots.filter(({ kind }) => kind === 'post');
  return roots.flatMap((root) => {
    const prefix = `${root.dir}/`;
    const paths = listFiles(siteDir, root.dir, () => {});
    const all = file.startsWith(prefix) ? [...paths, file.slice(prefix.length)] : paths;
    return textNames(all, root, config).flatMap(({ path, name, language, isKnown }) =>
      isKnown ? { file: prefix + path, name, language } : [],
    );
  });
}

function sourceAt(
  address: string,
  sources: readonly TextSource[],
  config: SiteConfig,
): TextSource | undefined {
  return sources.find((each) => withoutTrailingSlash(localPathOf(each, config)) === address);
}
