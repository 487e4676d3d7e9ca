import { parseCodeMeta } from './codeMeta.ts';
import type { CodeMeta } from './codeMeta.ts';
import { escapeAttribute, escapeText } from './escapeHtml.ts';
import { highlightLines, isPrepared } from './highlighter.ts';
import { markLines } from './markLines.ts';
import type { LineMark } from './markLines.ts';
import { recallBlock, rememberBlock } from './blockMemory.ts';

export interface CodeBlockInput {
  readonly code: string;
  readonly lang: string | null;
  readonly meta: string | null;
  readonly locale: string;
}

/** Larger blocks and longer lines are shown without colours: no reader needs them, and they cost seconds. */
const MAX_CODE = 200_000;
const MAX_LINE = 20_000;

/** The whole HTML of a fenced block of code. */
export function codeBlock({ code, lang, meta }: CodeBlockInput): string {
  const block = { code, lang: lang ?? '', meta: meta ?? '' };
  const known = recallBlock(block);
  if (known !== null) return known;
  const html = renderBlock(code, block.lang, parseCodeMeta(meta));
  rememberBlock(block, html, isPrepared(block.lang));
  return html;
}

function renderBlock(code: string, lang: string, meta: CodeMeta): string {
  const { lines, marks } = markLines(code);
  const colored = isTooLarge(lines) ? lines.map(escapeText) : highlightLines(lines.join('\n'), lang);
  const shown = colored.map((html, index) => {
    const mark =
      marks.get(index) ?? (meta.highlighted.has(index + 1) ? 'highlight' : diffMark(lines[index], lang));
    return lineHtml(html, mark, meta.firstNumber === null ? null : meta.firstNumber + index);
  });
  const attributes = lang === '' ? '' : ` data-lang="${escapeAttribute(lang.toLowerCase())}"`;
  const caption = meta.title === null ? '' : `<figcaption>${escapeText(meta.title)}</figcaption>`;
  return `<figure class="code-block"${attributes}>${caption}<pre tabindex="0"><code>${shown.join('\n')}</code></pre></figure>`;
}

/** A line needs an element of its own only for a mark or a number. */
function lineHtml(html: string, mark: LineMark | null, number: number | null): string {
  if (mark === null && number === null) return html;
  const numbered = number === null ? '' : ` data-n="${number}"`;
  return `<span class="line${mark === null ? '' : ` ${mark}`}"${numbered}>${html}</span>`;
}

function diffMark(line: string | undefined, lang: string): LineMark | null {
  if (lang !== 'diff' || line === undefined || /^(?:\+\+\+|---) /.test(line)) return null;
  if (line.startsWith('+')) return 'add';
  return line.startsWith('-') ? 'remove' : null;
}

function isTooLarge(lines: readonly string[]): boolean {
  let length = 0;
  for (const line of lines) {
    if (line.length > MAX_LINE) return true;
    length += line.length + 1;
  }
  return length > MAX_CODE;
}
