import { ATTRIBUTES_PATTERN, decodeEntities, escapeAttribute, parseAttributes } from './htmlTag.ts';

export interface BodyRewriting {
  /** Final href of a link, given as written. */
  readonly resolveHref: (href: string) => { readonly href: string; readonly isExternal: boolean };
  /** Final address of a film, a sound or what belongs to it, given as written. */
  readonly resolveMedia: (src: string) => string;
  /** The whole markup of a picture, given its attributes as written. */
  readonly renderImage: (attributes: ReadonlyMap<string, string>) => string;
}

const REWRITTEN = new RegExp(String.raw`<(a|img|video|audio|source|track)\s${ATTRIBUTES_PATTERN}>`, 'g');
const HREF = ' href="';
const MEDIA = /(?<=\s(?:src|poster)=")[^"]*/g;
const REL = /\srel="([^"]*)"/;

/** Compiled HTML with every link, picture and recording as one page needs it, in a single pass. */
export function rewriteBody(html: string, rewriting: BodyRewriting): string {
  return html.replace(REWRITTEN, (tag, name: string) => {
    if (name === 'a') return rewriteLink(tag, rewriting);
    return name === 'img' ? rewriting.renderImage(imageAttributes(tag)) : rewriteMedia(tag, rewriting);
  });
}

function imageAttributes(tag: string): Map<string, string> {
  return parseAttributes(tag.slice('<img'.length, tag.endsWith('/>') ? -2 : -1));
}

function rewriteLink(tag: string, { resolveHref }: BodyRewriting): string {
  const start = tag.indexOf(HREF);
  if (start === -1) return tag;
  const from = start + HREF.length;
  const to = tag.indexOf('"', from);
  const { href, isExternal } = resolveHref(decodeEntities(tag.slice(from, to)));
  const linked = tag.slice(0, from) + escapeAttribute(href) + tag.slice(to);
  return isExternal ? withoutOpener(linked) : linked;
}

function rewriteMedia(tag: string, { resolveMedia }: BodyRewriting): string {
  return tag.replace(MEDIA, (src) => escapeAttribute(resolveMedia(decodeEntities(src))));
}

function withoutOpener(tag: string): string {
  const rel = REL.exec(tag)?.[1];
  if (rel === undefined) return `${tag.slice(0, -1)} rel="noopener">`;
  return /\bnoopener\b/i.test(rel) ? tag : tag.replace(REL, () => ` rel="${rel} noopener"`);
}
