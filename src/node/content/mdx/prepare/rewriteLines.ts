import type { Diagnostic } from '#model/diagnostic.ts';
import { nearest } from '#model/nearest.ts';
import { ADMONITION_TYPES } from '../admonitionTypes.ts';
import { TRUNCATE_HEADING } from '../truncateMarker.ts';
import { DIRECTIVE_CLOSER, readDirectiveOpener } from './directiveOpener.ts';
import { closesFence, leavesFence, openFence, splitInfo } from './fences.ts';
import type { Fence } from './fences.ts';
import { readHeadingId } from './headingId.ts';
import { holdColons } from './heldColons.ts';
import type { Findings } from './prepared.ts';

const TRUNCATE = /^([ \t]*)(?:\{\/\*\s*truncate\s*\*\/\}|<!--\s*truncate\s*-->)[ \t]*$/;
const COLONS = /^(?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*:{3}/;
/** What either engine might take for a directive inside a line: `:x`, `::x`, but not `://`. */
const INLINE_DIRECTIVE = /:[^\s:/]/;

/** Walks the lines outside code and rewrites those that need it, one for one. */
export function rewriteLines(lines: string[], format: 'mdx' | 'md', findings: Findings): number[] {
  const importLines: number[] = [];
  const containers = new OpenContainers();
  let fence: Fence | null = null;
  let unwrapped: Fence | null = null;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (fence !== null && leavesFence(fence, line)) fence = null;
    if (fence !== null) {
      if (closesFence(fence, line)) fence = null;
      continue;
    }
    if (unwrapped !== null && closesFence(unwrapped, line)) {
      unwrapped = null;
      lines[index] = '';
      continue;
    }
    fence = openFence(line);
    if (fence?.info.startsWith('mdx-code-block') === true) {
      unwrapped = fence;
      fence = null;
      lines[index] = '';
    } else if (fence !== null) {
      const { lang } = splitInfo(/^\S+/.exec(fence.info)?.[0] ?? null, null);
      if (lang !== null) findings.languages.add(lang);
    } else if (format === 'mdx' && line.startsWith('import')) {
      importLines.push(index);
    } else if (line !== '') {
      lines[index] = rewriteLine(
        { line, next: lines[index + 1], number: index + 1, format, containers },
        findings,
      );
    }
  }
  findings.diagnostics.push(...containers.unclosed(findings.file));
  return importLines;
}

interface LineAt {
  readonly line: string;
  readonly next: string | undefined;
  readonly number: number;
  readonly format: 'mdx' | 'md';
  readonly containers: OpenContainers;
}

function rewriteLine({ line, next, number, format, containers }: LineAt, findings: Findings): string {
  if (line.includes(':')) {
    if (line.includes(':-') || line.includes('-:')) findings.hasAlignedTable = true;
    const opener = readDirectiveOpener(line);
    if (opener?.status === 'bad') {
      findings.diagnostics.push(badOpener(findings.file, number, opener));
      return line;
    }
    if (opener !== null) {
      if (!ADMONITION_TYPES.has(opener.name))
        findings.diagnostics.push(unknown(findings.file, number, opener.name));
      containers.open(line, number, opener);
      if (INLINE_DIRECTIVE.test(opener.line.slice(opener.line.indexOf(opener.name))))
        findings.hasInlineDirectives = true;
      return opener.line;
    }
    const closer = DIRECTIVE_CLOSER.exec(line)?.[2];
    if (closer !== undefined) containers.close(closer.length);
    else if (INLINE_DIRECTIVE.test(line)) findings.hasInlineDirectives = true;
    // Satteri takes such a line for the end of a container and drops its words.
    if (closer === undefined && COLONS.test(line)) return line.replace(':', '\\:');
  }
  if (!line.includes('{') && !line.includes('<!')) return holdColons(line);
  const truncate = TRUNCATE.exec(line);
  if (truncate !== null) return `${truncate[1] ?? ''}# ${TRUNCATE_HEADING}`;
  const heading = readHeadingId(line, next, format);
  if (heading === null) return holdColons(line);
  claimId(heading.id, number, findings);
  return heading.line;
}

function claimId(id: string, line: number, findings: Findings): void {
  if (findings.explicitIds.has(id)) {
    findings.diagnostics.push({
      file: findings.file,
      line,
      column: 1,
      severity: 'warning',
      code: 'mdx/duplicate-id',
      message: `The id '${id}' belongs to an earlier heading; this one gets a number after it.`,
      hint: 'Give each heading an id of its own.',
    });
  }
  findings.explicitIds.add(id);
}

class OpenContainers {
  readonly #stack: {
    readonly colons: number;
    readonly line: number;
    readonly name: string;
    readonly isIndented: boolean;
  }[] = [];

  open(
    source: string,
    line: number,
    { colons, name }: { readonly colons: number; readonly name: string },
  ): void {
    this.#stack.push({ colons, line, name, isIndented: !source.startsWith(':') });
  }

  close(colons: number): void {
    const index = this.#stack.findLastIndex((container) => container.colons <= colons);
    if (index >= 0) this.#stack.length = index;
  }

  /** Those inside a list or quote end with it, so only the outermost ones count. */
  unclosed(file: string): Diagnostic[] {
    return this.#stack
      .filter((container) => !container.isIndented)
      .map(({ colons, line, name }) => ({
        file,
        line,
        column: 1,
        severity: 'warning',
        code: 'mdx/unclosed-directive',
        message: `':::${name}' is never closed, so it takes in everything up to the end of the file.`,
        hint: `Write '${':'.repeat(colons)}' on a line of its own where it ends.`,
      }));
  }
}

function badOpener(
  file: string,
  line: number,
  { name, rest, column }: { readonly name: string; readonly rest: string; readonly column: number },
): Diagnostic {
  return {
    file,
    line,
    column,
    severity: 'error',
    code: 'mdx/bad-directive',
    message: `'${rest}' after ':::${name}' is neither a title nor attributes, and would be lost.`,
    hint: `Write ':::${name}[Title]', ':::${name} Title' or ':::${name}[Title]{.class}'.`,
  };
}

function unknown(file: string, line: number, name: string): Diagnostic {
  const guess = nearest(name, [...ADMONITION_TYPES]);
  return {
    file,
    line,
    column: 1,
    severity: 'warning',
    code: 'mdx/unknown-directive',
    message: `':::${name}' is no admonition; its text is shown as a plain block.`,
    hint: guess === null ? `Known: ${[...ADMONITION_TYPES].join(', ')}.` : `Did you mean ':::${guess}'?`,
  };
}
