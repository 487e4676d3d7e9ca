import { type Level, LEVELS } from '../record.ts';
import { type MarkStyle, markStyle } from './marks.ts';
import { type Parameters, readFlag, readNames, readShortText } from './parameters.ts';

/** How hits are written down. */
export interface HitStyle {
  readonly fields: readonly Field[];
  readonly hasHighlights: boolean;
  readonly hasSnippets: boolean;
  readonly ellipsis: string;
  readonly marks: MarkStyle;
  readonly hasRankingInfo: boolean;
  /** Whether it takes contents, which have to be fetched; else only what sections are called. */
  readonly hasContents: boolean;
}

/** What a hit has of one attribute of its record. */
export interface Field {
  readonly name: string;
  /** Of `hierarchy`, else undefined. */
  readonly level: Level | undefined;
  readonly isRetrieved: boolean;
  readonly isHighlighted: boolean;
  /** 0: no snippet. */
  readonly snippetWords: number;
}

const SNIPPET_WORDS = 10;
const MAX_SNIPPET_WORDS = 1000;
export const SEARCHED = ['hierarchy', 'content'];
const ATTRIBUTES = [
  ...LEVELS.map((level) => ({ name: 'hierarchy', level })),
  ...['content', 'url', 'type', 'anchor', 'language', 'text_language', 'docusaurus_tag'].map((name) => ({
    name,
    level: undefined,
  })),
];

export function readHitStyle(parameters: Parameters): HitStyle {
  const retrieve = readNames(parameters, 'attributesToRetrieve', ['*']);
  const highlight = readNames(parameters, 'attributesToHighlight', SEARCHED);
  const snippet = readNames(parameters, 'attributesToSnippet', []);
  const fields = ATTRIBUTES.map(({ name, level }): Field => {
    const forms = new Set([name, `${name}.${level ?? ''}`, `${name}.*`]);
    const words = snippet.find((each) => isNamed([each.replace(/:\d+$/, '')], forms));
    return {
      name,
      level,
      isRetrieved: isNamed(retrieve, forms),
      isHighlighted: isNamed(highlight, forms),
      snippetWords: words === undefined ? 0 : wordCount(words),
    };
  });
  const hasRankingInfo = readFlag(parameters, 'getRankingInfo');
  return {
    fields,
    hasHighlights: highlight.length > 0,
    hasSnippets: snippet.length > 0,
    ellipsis: readShortText(parameters, 'snippetEllipsisText', '…'),
    marks: readMarkStyle(parameters),
    hasRankingInfo,
    hasContents:
      hasRankingInfo ||
      fields.some(
        ({ name, isRetrieved, isHighlighted, snippetWords }) =>
          name === 'content' && (isRetrieved || isHighlighted || snippetWords > 0),
      ),
  };
}

export function readMarkStyle(parameters: Parameters): MarkStyle {
  return markStyle(
    readShortText(parameters, 'highlightPreTag', '<em>'),
    readShortText(parameters, 'highlightPostTag', '</em>'),
  );
}

/** Whether a list names an attribute, by itself, with all of its parent or with all there is; `-name` takes it out. */
function isNamed(names: readonly string[], forms: ReadonlySet<string>): boolean {
  return (
    names.some((name) => name === '*' || forms.has(name)) &&
    !names.some((name) => name.startsWith('-') && forms.has(name.slice(1)))
  );
}

/** Of an attribute to snippet, such as 'content:10'. */
function wordCount(name: string): number {
  return Math.min(Number(/:(\d+)$/.exec(name)?.[1]) || SNIPPET_WORDS, MAX_SNIPPET_WORDS);
}
