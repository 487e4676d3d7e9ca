import { unsealHtml } from '#model/contract.ts';
import type { Locale } from '#model/locale.ts';
import { hrefOf } from '#model/paths.ts';
import type { Post, Text } from '#model/site.ts';
import { hashOf } from '../content/hash.ts';
import type { ImagePipeline } from './images/imagePipeline.ts';
import { renderImage } from './images/renderImage.ts';
import type { AssetStore } from './links/assetStore.ts';
import { excerptOf } from './links/excerptOf.ts';
import { ATTRIBUTES_PATTERN } from './links/htmlTag.ts';
import { resolveLink, type ResolvedLink } from './links/resolveLink.ts';
import { resolveMedia } from './links/resolveMedia.ts';
import { rewriteBody } from './links/rewriteBody.ts';
import type { RouteIndex } from './links/routeIndex.ts';

/** Compiled texts with their links and pictures as the reader of one page gets them. */
export interface ResolvedTexts {
  /** Changes when the text, a link's target or a picture changes. */
  keyOf(text: Text): string;
  bodyHtml(text: Text): string;
  excerptHtml(post: Post): string;
  /** The picture that front matter names, as an element for lists; '' where it names none of ours. */
  pictureHtml(post: Post): string;
}

export interface TextResolution {
  readonly index: RouteIndex;
  readonly assets: AssetStore;
  readonly images: ImagePipeline;
  readonly basePath: string;
  readonly locales: readonly Locale[];
  /** Cache key and HTML of a compiled body, by source file. */
  readonly body: (file: string) => { readonly key: string; readonly html: () => string };
}

/** As many texts are kept as have little weight in memory: page, Markdown copy and feeds ask for each. */
const KEPT = 1000;

export function createResolvedTexts(resolution: TextResolution): ResolvedTexts {
  const { index, assets, images, basePath, locales, body } = resolution;
  const keys = new Map<Text, string>();
  const bodies = new Map<Text, string>();

  const hrefFor = (written: string, { entry, locale, path }: Text): { href: string; isExternal: boolean } => {
    const link = resolveLink(written, { file: entry.file, locale, path }, index);
    return { href: finalHref(link, assets), isExternal: link.kind === 'external' };
  };
  const mediaHref = (written: string, { entry, locale, path }: Text): string => {
    const link = resolveMedia(written, { file: entry.file, locale, path }, index);
    return link === null ? written : finalHref(link, assets);
  };
  const rightToLeft = new Set(locales.flatMap(({ code, direction }) => (direction === 'rtl' ? code : [])));
  const rewrite = (html: string, text: Text): string => {
    const rewritten = rewriteBody(html, {
      resolveHref: (written) => hrefFor(written, text),
      resolveMedia: (written) => mediaHref(written, text),
      renderImage: (attributes, isInPicture) => {
        const picture = images.pictureOf(text.entry.file, attributes.get('src') ?? '');
        return renderImage(attributes, picture, isInPicture);
      },
    });
    return rightToLeft.has(text.entry.locale) ? withCodeLeftToRight(rewritten) : rewritten;
  };

  return {
    keyOf(text) {
      let key = keys.get(text);
      if (key === undefined) {
        const { file } = text.entry;
        const hrefs = text.body.links.map((written) => hrefFor(written, text).href);
        const media = text.body.media.map((written) => mediaHref(written, text));
        const pictures = picturesOf(text).map((src) => JSON.stringify(images.pictureOf(file, src)));
        key = hashOf(body(file).key, ...hrefs, '', ...media, '', ...pictures);
        keys.set(text, key);
      }
      return key;
    },
    bodyHtml(text) {
      const known = bodies.get(text);
      if (known !== undefined) return known;
      const html = unsealHtml(rewrite(body(text.entry.file).html(), text));
      if (bodies.size < KEPT) bodies.set(text, html);
      return html;
    },
    excerptHtml(post) {
      const html = body(post.entry.file).html();
      const opening = html.slice(0, post.body.excerptEnd ?? html.length);
      return unsealHtml(excerptOf(rewrite(opening, post), hrefOf(basePath, post.path)));
    },
    pictureHtml({ entry }) {
      const picture = entry.image === null ? null : images.pictureOf(entry.file, entry.image);
      // It stands beside the title, which says what there is to say.
      return picture ? renderImage(new Map([['alt', '']]), picture) : '';
    },
  };
}

const CODE_WITHOUT_DIRECTION = new RegExp(
  String.raw`<(?:code|kbd|samp)(?=[\s>])(?!${ATTRIBUTES_PATTERN}\sdir=)`,
  'g',
);

/** Code is read from left to right in every language, unless its author says otherwise; signs at its ends would change sides. */
function withCodeLeftToRight(html: string): string {
  return html.replace(CODE_WITHOUT_DIRECTION, '$& dir="ltr"');
}

/** Sources of all pictures that a text names, as written. */
export function picturesOf({ entry, body }: Pick<Text, 'entry' | 'body'>): readonly string[] {
  return entry.image === null ? body.images : [...body.images, entry.image];
}

function finalHref(link: ResolvedLink, assets: AssetStore): string {
  return link.kind === 'asset' ? assets.hrefOf(link.file) + link.suffix : link.href;
}
