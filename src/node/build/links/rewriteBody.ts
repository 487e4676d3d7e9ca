import { escapeAttribute } from '../../content/mdx/code/escapeHtml.ts';
import { decodeEntities } from '../../content/mdx/html.ts';
import { mapSrcset } from '../../content/srcset.ts';
import { ATTRIBUTES_PATTERN, parseAttributes } from './htmlTag.ts';

export interface BodyRewriting {
  /** Final href of a link, given as written. */
  readonly resolveHref: (href: string) => { readonly href: string; readonly isExternal: boolean };
  /** Final address of a film, a sound or what belongs to it, or of what a `srcset` offers, given as written. */
  readonly resolveMedia: (src: string) => string;
  /** The whole markup of a picture, given its attributes, as written but for `srcset`; a plain `<img>` if it is in a `<picture>`. */
  readonly renderImage: (attributes: ReadonlyMap<string, string>, isInPicture: boolean) => string;
}

const REWRITTEN = new RegExp(
  String.raw`<(?:(a|img|video|audio|source|track)\s${ATTRIBUTES_PATTERN}|(/?)picture(?:\s${ATTRIBUTES_PATTERN})?)>`,
  'g',
);
const HREF = ' href="';
const MEDIA = /(?<=\s(?:src|poster)=")[^"]*/g;
/** The components of texts write `srcSet`. */
const SRCSET = /(\s)srcset="([^"]*)"/i;
const REL = /\srel="([^"]*)"/;

/** Compiled HTML with every link, picture and recording as one page needs it, in a single pass. */
export function rewriteBody(html: string, rewriting: BodyRewriting): string {
  let isInPicture = false;
  return html.replace(REWRITTEN, (tag, name: string | undefined, slash: string, start: number) => {
    if (name === undefined) {
      isInPicture = slash === '';
      return tag;
    }
    if (name === 'a') {
      const hasText = (text: string): boolean => html.startsWith(`${text}</a>`, start + tag.length);
      return rewriteLink(tag, hasText, rewriting);
    }
    return name === 'img'
      ? rewriting.renderImage(imageAttributes(tag, rewriting), isInPicture)
      : rewriteMedia(tag, rewriting);
  });
}

function imageAttributes(tag: string, { resolveMedia }: BodyRewriting): Map<string, string> {
  const attributes = parseAttributes(tag.slice('<img'.length, tag.endsWith('/>') ? -2 : -1));
  const srcset = attributes.get('srcset');
  if (srcset !== undefined) attributes.set('srcset', mapSrcset(srcset, resolveMedia));
  return attributes;
}

function rewriteLink(
  tag: string,
  hasText: (text: string) => boolean,
  { resolveHref }: BodyRewriting,
): string {
  const start = tag.indexOf(HREF);
  if (start === -1) return tag;
  const from = start + HREF.length;
  const to = tag.indexOf('"', from);
  const { href, isExternal } = resolveHref(decodeEntities(tag.slice(from, to)));
  const address = escapeAttribute(href);
  const linked = tag.slice(0, from) + address + tag.slice(to);
  if (!isExternal) return linked;
  // On paper links are followed by their address, but for those whose text it is.
  const isBare = /^https?:/.test(address) && hasText(address);
  return withRel(linked, isBare ? ['noopener', 'external'] : ['noopener']);
}

function rewriteMedia(tag: string, { resolveMedia }: BodyRewriting): string {
  return tag
    .replace(MEDIA, (src) => escapeAttribute(resolveMedia(decodeEntities(src))))
    .replace(
      SRCSET,
      (_written, space: string, srcset: string) =>
        `${space}srcset="${escapeAttribute(mapSrcset(decodeEntities(srcset), resolveMedia))}"`,
    );
}

/** The relation ends with these names: by that styles for paper know the links that lead out. */
function withRel(tag: string, names: readonly string[]): string {
  const rel = REL.exec(tag)?.[1];
  if (rel === undefined) return `${tag.slice(0, -1)} rel="${names.join(' ')}">`;
  const others = rel.split(/\s+/).filter((word) => word !== '' && !names.includes(word.toLowerCase()));
  return tag.replace(REL, () => ` rel="${[...others, ...names].join(' ')}"`);
}
