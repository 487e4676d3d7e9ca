import { editDistance } from '#model/nearest.ts';
import { withoutTrailingSlash } from '#model/paths.ts';
import type { Text } from '#model/site.ts';
import { nearMatch } from '../links/nearMatch.ts';
import type { PublishedPage } from './published.ts';

/** A published page that is gone. */
export interface GonePage {
  readonly path: string;
  readonly was: PublishedPage;
}

export interface CurrentText {
  readonly text: Text;
  /** Whether its address was not published before. */
  readonly isFresh: boolean;
  /** Whether a published address leads to it already. */
  readonly isClaimed: boolean;
}

/** What speaks for a text, the strongest first. The first two do so even if another page has moved there, too. */
const SIGNS = ['file', 'title', 'slug', 'likeness'] as const;
type Sign = (typeof SIGNS)[number];

interface Claim {
  readonly path: string;
  readonly text: Text;
  readonly sign: Sign;
}

/** Of ten letters, two may be others. */
const LARGEST_CHANGE = 1 / 4;

/**
 * By path: the text that has most likely taken the place of a page that is gone: the one of its file, else one whose address is new.
 * A wrong one would send readers astray, so that nothing is said where more than one page could have moved there.
 */
export function findSuccessors(gone: readonly GonePage[], texts: readonly CurrentText[]): Map<string, Text> {
  const claim = createClaims(texts);
  const claims = gone.flatMap((page) => claim(page) ?? []);
  const rivals = new Map<Text, Claim[]>();
  for (const each of claims) rivals.set(each.text, [...(rivals.get(each.text) ?? []), each]);
  const kept = [...rivals.values()].flatMap(strongest);
  return new Map(kept.map(({ path, text }): [string, Text] => [path, text]));
}

function createClaims(texts: readonly CurrentText[]): (page: GonePage) => Claim | null {
  const fresh = texts.filter(({ isFresh }) => isFresh);
  const free = fresh.filter(({ isClaimed }) => !isClaimed).map(({ text }) => text);
  const bySlug = new Map(free.map((text) => [slugOf(text.path), text]));
  const byTitle = new Map(free.map((text) => [text.title, text]));
  return ({ path, was }) => {
    const found: Readonly<Record<Sign, Text | undefined>> = {
      file: texts.find(({ text }) => text.entry.file === was.source)?.text,
      title: fresh.find(({ text }) => text.title === was.title)?.text,
      slug: bySlug.get(slugOf(path)),
      likeness: alike(slugOf(path), bySlug) ?? alike(was.title, byTitle),
    };
    const sign = SIGNS.find((each) => found[each] !== undefined);
    const text = sign && found[sign];
    return text ? { path, text, sign } : null;
  };
}

/** Those that keep the text: by file and title several pages may have been the same one. */
function strongest(claims: readonly Claim[]): readonly Claim[] {
  const sign = SIGNS.find((each) => claims.some((claim) => claim.sign === each));
  const best = claims.filter((claim) => claim.sign === sign);
  return sign === 'file' || sign === 'title' || best.length === 1 ? best : [];
}

function alike(word: string, texts: ReadonlyMap<string, Text>): Text | undefined {
  const near = nearMatch(word, texts.keys());
  if (near === null) return undefined;
  const change = editDistance(word.toLowerCase(), near.toLowerCase());
  return change <= Math.max(word.length, near.length) * LARGEST_CHANGE ? texts.get(near) : undefined;
}

/** The last part of a path. */
function slugOf(path: string): string {
  const bare = withoutTrailingSlash(path);
  return bare.slice(bare.lastIndexOf('/') + 1);
}
