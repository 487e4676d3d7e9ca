import type { SectionText } from '../searchIndex.ts';
import { areTelling } from '../text/functionWords.ts';
import { type Found, typeOf } from './findSections.ts';
import type { HitStyle } from './hitStyle.ts';
import { findMarks, type Mark, writeMarked } from './marks.ts';
import { rankingInfo } from './rankingInfo.ts';
import { recordOf } from './recordOf.ts';
import { writeSnippet } from './snippet.ts';

export type Tree = Record<string, unknown>;

interface MarkedLeaf {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
}

interface MarkedRecord {
  readonly content?: MarkedLeaf;
  readonly hierarchy?: Readonly<Record<string, MarkedLeaf>>;
}

/** A hit as JSON will have it, with the attributes that were asked for. */
export interface Hit extends Tree {
  readonly _snippetResult?: MarkedRecord;
  readonly _highlightResult?: MarkedRecord;
  readonly _rankingInfo?: Readonly<Record<string, number>>;
}

export function writeHit(found: Found, text: SectionText, style: HitStyle): Hit {
  const { language, index, result } = found.answered;
  const facets = index.facetsOf(found.match.section);
  const record = recordOf(text, facets, typeOf(found), language);
  const retrieved: Tree = {};
  const highlights: Tree = {};
  const snippets: Tree = {};
  for (const { name, level, isRetrieved, isHighlighted, snippetWords } of style.fields) {
    const value = (level ? record.hierarchy[level] : record[name as 'url']) ?? null;
    const plant = (tree: Tree, leaf: unknown): void => {
      if (level) ((tree[name] ??= {}) as Tree)[level] = leaf;
      else tree[name] = leaf;
    };
    if (isRetrieved) plant(retrieved, value);
    if (value === null || !(isHighlighted || snippetWords)) continue;
    const marks = findMarks(value, result.terms);
    const marked = wordsOf(marks, result.words.length);
    const words = result.words.filter((_, word) => marked.has(word));
    const matchLevel = words.length === 0 ? 'none' : words.length < result.words.length ? 'partial' : 'full';
    if (isHighlighted) {
      plant(highlights, {
        value: writeMarked(value, marks, style.marks),
        matchLevel,
        matchedWords: words,
        ...(words.length > 0 && { fullyHighlighted: isWhole(value, marks) }),
      });
    }
    if (snippetWords) {
      const limits = {
        count: snippetWords,
        ellipsis: style.ellipsis,
        areTelling: areTelling(result.words),
      };
      plant(snippets, { value: writeSnippet(value, marks, style.marks, limits), matchLevel });
    }
  }
  return {
    ...retrieved,
    objectID: record.objectID,
    ...(style.hasSnippets && { _snippetResult: snippets }),
    ...(style.hasHighlights && { _highlightResult: highlights }),
    ...(style.hasRankingInfo && { _rankingInfo: rankingInfo(found, text) }),
  };
}

/** The words of the query that are marked, of so many. */
function wordsOf(marks: readonly Mark[], count: number): ReadonlySet<number> {
  const found = new Set<number>();
  for (const { words } of marks) {
    for (const word of words) found.add(word);
    if (found.size === count) break;
  }
  return found;
}

/** Whether nothing but spaces and punctuation is left unmarked. */
function isWhole(text: string, marks: readonly Mark[]): boolean {
  const ends = [0, ...marks.map(({ end }) => end)];
  return ends.every((end, at) => !/[\p{L}\p{N}]/u.test(text.slice(end, marks[at]?.start)));
}
