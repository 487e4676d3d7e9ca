import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourcePosition } from '#model/diagnostic.ts';
import { decodeSafely } from './hrefParts.ts';

/** Where a link or picture stands in a source file of the site; the top of the file if it is not written out there. */
export function locateInFile(siteDir: string, file: string, written: string): SourcePosition {
  let text = '';
  try {
    text = readFileSync(join(siteDir, file), 'utf8');
  } catch (error) {
    // The fault is worth telling without its line, too.
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
  return { file, ...(locateInSource(text, written) ?? { line: 1, column: 1 }) };
}

/** Line and column of the first use of a link in Markdown, outside of code and comments. */
export function locateInSource(text: string, written: string): { line: number; column: number } | null {
  const prose = blankCode(text);
  for (const link of spellingsOf(written)) {
    const offset = findLink(prose, link);
    if (offset !== null) return positionAt(text, offset);
  }
  return null;
}

/** The compiler percent-encodes what the author may have written plainly, and HTML needs `&amp;` where the link has `&`. */
function spellingsOf(written: string): Set<string> {
  const decoded = decodeSafely(written);
  return new Set([written, decoded, written.replaceAll('&', '&amp;'), decoded.replaceAll('&', '&amp;')]);
}

/** What stands before a link: `](`, `](<`, `]: `, `="`, `={'`, `: '` and the like; then, as a last resort, any break. */
const OPENINGS = [
  String.raw`\]\(\s*<?`,
  String.raw`\]:\s*<?`,
  String.raw`[=:]\s*\{?["'\`]`,
  String.raw`<`,
  String.raw`(?:^|[\s"'(:])`,
];
const CLOSING = String.raw`(?=[\s)>"'\`},]|$)`;

function findLink(prose: string, link: string): number | null {
  if (link === '') return null;
  const literal = link.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  for (const opening of OPENINGS) {
    const match = new RegExp(`(${opening})${literal}${CLOSING}`, 'm').exec(prose);
    if (match) return match.index + (match[1]?.length ?? 0);
  }
  return null;
}

const FENCE = /^([ \t>]*)(`{3,}|~{3,})[^\n]*\n(?:[^\n]*\n)*?[ \t>]*\2[`~]*[ \t]*(?=\r?$)/gm;
const INLINE_CODE = /(?<!`)(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g;
const COMMENT = /\{\/\*.*?\*\/\}|<!--.*?-->/gs;

/** A text so long that looking for pairs of marks may take seconds is searched as it is. */
const LONGEST_BLANKED = 500_000;

/** The text with code and comments blanked out, every other character in its place. */
function blankCode(text: string): string {
  if (text.length > LONGEST_BLANKED) return text;
  const blank = (match: string): string => match.replace(/[^\n]/g, ' ');
  return text.replace(FENCE, blank).replace(COMMENT, blank).replace(INLINE_CODE, blank);
}

function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  const hasMark = lineStart === 0 && text.startsWith('\uFEFF');
  return { line: before.split('\n').length, column: offset - lineStart + (hasMark ? 0 : 1) };
}
