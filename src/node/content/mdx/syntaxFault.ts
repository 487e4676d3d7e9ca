import type { Diagnostic } from '#model/diagnostic.ts';
import type { Prepared } from './prepare/prepared.ts';

interface Complaint {
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

interface Wording {
  readonly code: string;
  readonly message: string;
  readonly hint: string;
}

const BRACE_HINT = 'For a plain brace write `\\{`, or put the text in backticks.';
const ANGLE_HINT = 'For a plain `<` write `&lt;`, or put the text in backticks; a link is written [text](url).';
const VOID_TAGS = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

/** What an engine says against a text, as a fault that names the place and the way out. */
export function syntaxFault(error: unknown, { file, text }: Prepared): Diagnostic {
  const complaint = readComplaint(error);
  const wording = WORDINGS.map((reword) => reword(complaint.text)).find((found) => found !== null) ?? other(complaint.text);
  const { line, column } = preferOpening(complaint, text);
  return { file, line, column, severity: 'error', ...wording };
}

/** Satteri throws `line:column: text (origin)`; the reference throws messages with a place. */
function readComplaint(error: unknown): Complaint {
  if (error instanceof RangeError) return { line: 1, column: 1, text: 'too deep' };
  const { message, reason, line, column } = error as { message?: string; reason?: string; line?: number; column?: number };
  const words = (reason ?? message ?? String(error)).replace(/ \((?:mdx-jsx|mdxjs-rs):[^)]*\)$/, '');
  const prefix = /^(\d+):(\d+): /.exec(words);
  const text = prefix === null ? words : words.slice(prefix[0].length);
  if (prefix !== null) return { line: Number(prefix[1]), column: Number(prefix[2]), text };
  return { line: line ?? 1, column: column ?? 1, text };
}

/** A tag that is never closed is best mended where it was opened, which the complaint names. */
function preferOpening({ line, column, text }: Complaint, source: string): { line: number; column: number } {
  const opening = /^Expected a closing tag for `[^`]*` \((\d+):(\d+)/.exec(text);
  if (opening !== null) return { line: Number(opening[1]), column: Number(opening[2]) };
  if (/closing brace for `\{`/.test(text)) return lastOpenBrace(source, line, column);
  return { line, column };
}

/** The reference points at the end of the text that was searched for the brace: the brace itself says more. */
function lastOpenBrace(source: string, line: number, column: number): { line: number; column: number } {
  const lines = source.split('\n').slice(0, line);
  if (lines[line - 1]?.[column - 1] === '{') return { line, column };
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const brace = lines[index]?.lastIndexOf('{') ?? -1;
    if (brace >= 0) return { line: index + 1, column: brace + 1 };
  }
  return { line, column };
}

const WORDINGS: readonly ((text: string) => Wording | null)[] = [
  unclosedBrace,
  badExpression,
  badEsm,
  unclosedTag,
  wrongClosingTag,
  strayClosingTag,
  strayAngle,
  tooDeep,
];

function unclosedBrace(text: string): Wording | null {
  if (!/closing brace for `\{`/.test(text)) return null;
  return {
    code: 'mdx/unclosed-brace',
    message: '`{` opens an expression that is never closed with `}`.',
    hint: BRACE_HINT,
  };
}

function badExpression(text: string): Wording | null {
  const match = /^Could not parse expression with \w+(?:: ([\s\S]*))?$/.exec(text);
  if (match === null && !/expression/i.test(text)) return null;
  const what = match === null ? text : (match[1] ?? 'it cannot be read');
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

function unclosedTag(text: string): Wording | null {
  const match = /^Expected a closing tag for `<([^>`]*)>` \((\d+):(\d+)[^)]*\)(?: before the end of `(\w+)`)?/.exec(text);
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
    /^Unexpected closing tag `<\/([^>`]*)>`, expected corresponding closing tag for `<([^>`]*)>` \((\d+):(\d+)/.exec(text);
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
  if (name === undefined && !/^Unexpected closing slash/.test(text)) return null;
  return {
    code: 'mdx/stray-closing-tag',
    message: name === undefined ? 'A closing tag closes nothing.' : `\`</${name}>\` closes nothing: no such tag is open.`,
    hint: 'Remove it, or open the tag before it.',
  };
}

function strayAngle(text: string): Wording | null {
  if (!/after `<`|before name|in name|before local name|attribute name|before member name|before attribute|in closing tag|in tag|in member name|self-closing|^Unexpected (?:end of file|lazy line|character)/.test(text)) {
    return null;
  }
  return {
    code: 'mdx/stray-angle-bracket',
    message: '`<` opens a tag, but what follows is not one.',
    hint: ANGLE_HINT,
  };
}

function tooDeep(text: string): Wording | null {
  if (text !== 'too deep') return null;
  return {
    code: 'mdx/too-deep',
    message: 'Blocks are nested too deeply to be compiled.',
    hint: 'Take out some levels of lists, quotes, emphasis or tags.',
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
