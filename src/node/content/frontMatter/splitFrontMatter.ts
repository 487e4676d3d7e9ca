/** Where the front matter of a text is, or what keeps it from being one. */
export type FrontMatterBounds =
  | { readonly status: 'none'; readonly bodyStart: 0 }
  | { readonly status: 'found'; readonly start: number; readonly end: number; readonly bodyStart: number }
  | { readonly status: 'unclosed' }
  | { readonly status: 'not-first'; readonly offset: number }
  | { readonly status: 'other-language'; readonly language: string };

const OPENING = /^---[ \t]*(?:\r?\n|$)/;
const BLANKS_AND_COMMENTS = /^(?:\s+|<!--[^]*?-->|\{\/\*[^]*?\*\/\})*/;
const LATE_OPENING = /^---[ \t]*\r?\n[A-Za-z_][\w-]*:[ \r\n]/my;
const CLOSING = /^---[ \t]*\r?$/gm;

/** Finds the block between two lines of `---` that opens a text. */
export function splitFrontMatter(text: string): FrontMatterBounds {
  const opening = OPENING.exec(text);
  if (!opening) return withoutOpening(text);
  const start = opening[0].length;
  CLOSING.lastIndex = start;
  const closing = CLOSING.exec(text);
  if (!closing) return { status: 'unclosed' };
  const bodyStart = Math.min(closing.index + closing[0].length + 1, text.length);
  return { status: 'found', start, end: closing.index, bodyStart };
}

function withoutOpening(text: string): FrontMatterBounds {
  if (/^\+\+\+[ \t]*(?:\r?\n|$)/.test(text)) return { status: 'other-language', language: 'toml' };
  const language = /^---[ \t]*([A-Za-z]\w*)[ \t]*\r?\n/.exec(text);
  if (language?.[1] !== undefined) return { status: 'other-language', language: language[1] };
  const above = BLANKS_AND_COMMENTS.exec(text)?.[0].length ?? 0;
  LATE_OPENING.lastIndex = above;
  return LATE_OPENING.test(text) ? { status: 'not-first', offset: above } : { status: 'none', bodyStart: 0 };
}
