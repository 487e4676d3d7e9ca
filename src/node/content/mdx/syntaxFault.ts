import type { Diagnostic } from '#model/diagnostic.ts';
import { VOID_TAGS } from './html.ts';
import { plainMarkdownHint } from './plainMarkdownHint.ts';
import type { Prepared } from './prepare/prepared.ts';
import { tooDeep } from './tooDeep.ts';

export interface Place {
  readonly line: number;
  readonly column: number;
}

interface Complaint extends Place {
  readonly text: string;
}

interface Wording {
  readonly code: string;
  readonly message: string;
  readonly hint: string;
}

const BRACE_HINT = 'For a plain brace write `\\{`, or put the text in backticks.';
const ANGLE_HINT =
  'For a plain `<` write `&lt;`, or put the text in backticks; a link is written [text](url).';
/** What a brace or an angle bracket does that means nothing in Markdown. */
const MARKDOWN_FAULTS: ReadonlySet<string> = new Set([
  'mdx/unclosed-brace',
  'mdx/bad-expression',
  'mdx/unclosed-tag',
  'mdx/stray-angle-bracket',
  'mdx/syntax',
]);

/** What an engine says against a text, as a fault that names the place and the way out; null for any other error. */
export function syntaxFault(error: unknown, { file, text }: Prepared): Diagnostic | null {
  if (error instanceof RangeError) return tooDeep(file);
  const complaint = readComplaint(error);
  if (complaint === null) return null;
  const braces = bracesAt(complaint, text);
  const wording =
    WORDINGS.map((reword) => reword(complaint.text, braces)).find((found) => found !== null) ??
    other(complaint.text);
  const hint = MARKDOWN_FAULTS.has(wording.code) ? wording.hint + plainMarkdownHint(file) : wording.hint;
  return { file, ...bestPlace(complaint, wording.code, text), severity: 'error', ...wording, hint };
}

/** Satteri throws `line:column: text (origin)`; the reference throws messages with a place. */
function readComplaint(error: unknown): Complaint | null {
  if (!(error instanceof Error)) return null;
  const prefix = /^(\d+):(\d+): /.exec(error.message);
  if (prefix !== null) {
    const text = error.message.slice(prefix[0].length).replace(/ \((?:mdx-jsx|mdxjs-rs):[^)]*\)$/, '');
    return { line: Number(prefix[1]), column: Number(prefix[2]), text };
  }
  const { reason, line, column, cause } = error as {
    reason?: string;
    line?: number;
    column?: number;
    cause?: unknown;
  };
  if (reason === undefined) return null;
  const detail = cause instanceof Error ? `: ${cause.message.replace(/ \(\d+:\d+\)$/, '')}` : '';
  return { line: line ?? 1, column: column ?? 1, text: reason + detail };
}

/** Engines point at where they gave up; the fault is best mended where the tag, brace or bracket opens. */
function bestPlace({ line, column, text }: Complaint, code: string, source: string): Place {
  const opening = /^Expected a closing tag for `[^`]*` \((\d+):(\d+)/.exec(text);
  if (opening !== null) return { line: Number(opening[1]), column: Number(opening[2]) };
  if (code === 'mdx/unclosed-brace') return lastBefore('{', { line, column }, source);
  if (code === 'mdx/stray-angle-bracket' || code === 'mdx/stray-closing-tag') {
    return lastBefore('<', { line, column }, source);
  }
  return { line, column };
}

const LONGEST_QUOTED = 60;

/** The braces at a place, or the beginning of them. */
function bracesAt(place: Place, source: string): string {
  const { line, column } = lastBefore('{', place, source);
  const rest = source.split('\n')[line - 1]?.slice(column - 1) ?? '';
  const found = /^[^}]*\}?/.exec(rest)?.[0].trimEnd() ?? '';
  return found.length > LONGEST_QUOTED ? `${found.slice(0, LONGEST_QUOTED)}…` : found;
}

/** The nearest `character` at or before a place. */
export function lastBefore(character: string, place: Place, source: string): Place {
  const lines = source.split('\n').slice(0, place.line);
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const limit = index === place.line - 1 ? place.column - 1 : Number.POSITIVE_INFINITY;
    const found = lines[index]?.lastIndexOf(character, limit) ?? -1;
    if (found >= 0) return { line: index + 1, column: found + 1 };
  }
  return place;
}

const WORDINGS: readonly ((text: string, braces: string) => Wording | null)[] = [
  unclosedBrace,
  badExpression,
  badEsm,
  unclosedInBox,
  unclosedTag,
  closedInBlock,
  wrongClosingTag,
  strayClosingTag,
  strayAngle,
];

function unclosedBrace(text: string): Wording | null {
  if (!/closing brace for `\{`/.test(text)) return null;
  return {
    code: 'mdx/unclosed-brace',
    message: '`{` opens an expression that is never closed with `}`.',
    hint: BRACE_HINT,
  };
}

/** Satteri reads what stands in braces within parentheses, the reference before a letter of its own: neither is in the text. */
const ADDED_SIGN = /`\)`|parenthesized|\u{10000}/u;

function badExpression(text: string, braces: string): Wording | null {
  const match = /^Could not parse expression with \w+(?:: ([\s\S]*))?$/.exec(text);
  if (match === null && !/expression/i.test(text)) return null;
  const said = match === null ? text : (match[1] ?? 'it cannot be read');
  const what = ADDED_SIGN.test(said) ? `\`${braces}\`` : said;
  return {
    code: 'mdx/bad-expression',
    message: `What stands in braces is not a JavaScript expression: ${sentence(what)}`,
    hint: BRACE_HINT,
  };
}

function badEsm(text: string): Wording | null {
  const match = /^Could not parse (?:esm|import\/exports) with \w+(?:: ([\s\S]*))?$/.exec(text);
  if (match === null) return null;
  return {
    code: 'mdx/bad-module-code',
    message: `A line that begins with import or export is read as JavaScript, and this is none: ${sentence(match[1] ?? 'it cannot be read')}`,
    hint: 'Mend the statement; if it is a sentence, let it begin with another word.',
  };
}

const BOX_HINT =
  'A box that holds another one needs more colons than the inner one: `::::tip` around `:::note`.';

function unclosedInBox(text: string): Wording | null {
  const match =
    /^Expected a closing tag for `<([^>`]*)>` \((\d+):(\d+)[^)]*\) before the end of `directiveContainer`/.exec(
      text,
    );
  if (match === null) return null;
  const [, name = '', line, column] = match;
  return {
    code: 'mdx/unclosed-tag',
    message: `\`<${name}>\`, opened at line ${line}, column ${column}, is not closed before the \`:::\` that ends the box around it.`,
    hint: `Close it with \`</${name}>\` before it. ${BOX_HINT}`,
  };
}

/** Of a tag that opens before the list item, the quote or the box that its closing tag stands in. */
function closedInBlock(text: string): Wording | null {
  const match =
    /^Expected the closing tag `(<\/[^>`]*>)` either after the end of `(\w+)`.* after the start of `\w+` \((\d+):(\d+)/.exec(
      text,
    );
  if (match === null) return null;
  const [, tag = '', block = '', line, column] = match;
  const isBox = block === 'directiveContainer';
  const where = isBox ? 'box' : blockName(block);
  return {
    code: 'mdx/stray-closing-tag',
    message: `\`${tag}\` stands in a ${where}, from line ${line}, column ${column}, that begins after its tag was opened.`,
    hint: isBox
      ? `End the box with \`:::\` before \`${tag}\`. ${BOX_HINT}`
      : `Write \`${tag}\` after the end of the ${where}, or open the tag in it.`,
  };
}

function unclosedTag(text: string): Wording | null {
  const match =
    /^Expected a closing tag for `<([^>`]*)>` \((\d+):(\d+)[^)]*\)(?: before the end of `(\w+)`)?/.exec(text);
  if (match === null) return null;
  const [, name = '', line, column, block] = match;
  const where = block === undefined ? '' : ` before the end of the ${blockName(block)}`;
  const isVoid = VOID_TAGS.has(name.toLowerCase());
  const close = isVoid
    ? `In MDX write \`<${name} />\`.`
    : `Close it with \`</${name}>\`${block === 'paragraph' ? ' in the same paragraph, or put the tags on lines of their own' : ''}; for plain text write \`&lt;${name}>\`.`;
  return {
    code: 'mdx/unclosed-tag',
    message: `\`<${name}>\`, opened at line ${line}, column ${column}, is not closed${where}.`,
    hint: close,
  };
}

function wrongClosingTag(text: string): Wording | null {
  const match =
    /^Unexpected closing tag `<\/([^>`]*)>`, expected corresponding closing tag for `<([^>`]*)>` \((\d+):(\d+)/.exec(
      text,
    );
  if (match === null) return null;
  const [, found = '', open = '', line, column] = match;
  return {
    code: 'mdx/unclosed-tag',
    message: `\`</${found}>\` closes nothing: \`<${open}>\`, opened at line ${line}, column ${column}, is still open.`,
    hint: `Write \`</${open}>\` before it, or correct the name of one of the two.`,
  };
}

function strayClosingTag(text: string): Wording | null {
  const name = /^Unexpected closing tag `<\/([^>`]*)>`, expected an open tag/.exec(text)?.[1];
  if (name === undefined && !text.startsWith('Unexpected closing slash')) return null;
  return {
    code: 'mdx/stray-closing-tag',
    message:
      name === undefined
        ? 'A closing tag closes nothing.'
        : `\`</${name}>\` closes nothing: no such tag is open.`,
    hint: 'Remove it, or open the tag before it.',
  };
}

function strayAngle(text: string): Wording | null {
  if (
    !/after `<`|before name|in name|before local name|attribute name|before member name|before attribute|in closing tag|in tag|in member name|self-closing|^Unexpected (?:end of file|lazy line|character)/.test(
      text,
    )
  ) {
    return null;
  }
  return {
    code: 'mdx/stray-angle-bracket',
    message: '`<` opens a tag, but what follows is not one.',
    hint: ANGLE_HINT,
  };
}

function other(text: string): Wording {
  return { code: 'mdx/syntax', message: sentence(text), hint: `${BRACE_HINT} ${ANGLE_HINT}` };
}

function blockName(type: string): string {
  return type.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function sentence(text: string): string {
  const line = text.trim();
  return /[.!?]$/.test(line) ? line : `${line}.`;
}
