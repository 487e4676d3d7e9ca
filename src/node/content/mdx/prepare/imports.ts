import { posix } from 'node:path';
import type { Diagnostic } from '#model/diagnostic.ts';
import { BASE_URL_MODULE, IDEAL_IMAGE_MODULE, STANDARD_MODULES } from '../standardModules.ts';
import { isRelative, isTextImport } from '../../textImports.ts';
import type { Findings } from './prepared.ts';
import { rebase } from './rebaseLinks.ts';

const STATEMENT =
  /^import\s+(?:([A-Za-z_$][\w$]*)\s*(?:,\s*(?=[{*]))?)?(\{[^}]*\}|\*\s*as\s+[\w$]+)?\s*(?:from\s*)?(['"])([^'"\n]+)\3[ \t]*;?[ \t]*(?=\n|$)/;
const NOTHING = 'export {};';
/** Pictures, films and sound, of which a text needs the path alone. */
const SHOWN = /\.(?:png|jpe?g|gif|webp|avif|svg|mp4|m4v|mov|webm|ogv|mp3|m4a|ogg|wav|vtt)$/i;

/** An import of another text. */
export interface TextImport {
  readonly local: string;
  readonly specifier: string;
  readonly line: number;
}

/**
 * Replaces each import by an export that means the same without a module: neither engine can import in a
 * function body, and Satteri would leave the name undefined without a word. Returns those of other texts.
 */
export function rewriteImports(
  lines: string[],
  importLines: readonly number[],
  findings: Findings,
): TextImport[] {
  const texts: TextImport[] = [];
  const done = new Set<number>();
  for (const index of importLines) {
    if (done.has(index) || !startsBlock(lines, index, done)) continue;
    const end = lines.indexOf('', index);
    const match = STATEMENT.exec(lines.slice(index, end < 0 ? undefined : end).join('\n'));
    if (match === null) continue;
    const height = match[0].split('\n').length;
    for (let line = index; line < index + height; line += 1) done.add(line);
    const [, local, named, , specifier = ''] = match;
    const isText = local !== undefined && named === undefined && isTextImport(specifier);
    if (isText) texts.push({ local, specifier, line: index + 1 });
    const replacement = isText ? NOTHING : replaceImport(match, lines, findings);
    if (replacement === null) findings.diagnostics.push(refuse(findings.file, index + 1, match));
    lines[index] = replacement ?? NOTHING;
    lines.fill('', index + 1, index + height);
    // A statement that held several lines leaves blank ones, which would end the block of statements.
    if (height > 1) closeGap(lines, index, height);
  }
  return texts;
}

/** Code stands at the start of the body, after a blank line, or right after other code. */
function startsBlock(lines: readonly string[], index: number, done: ReadonlySet<number>): boolean {
  const previous = lines[index - 1]?.trim() ?? '';
  return previous === '' || done.has(index - 1) || /^(?:import|export)\b|[;}]$/.test(previous);
}

function closeGap(lines: string[], index: number, height: number): void {
  for (let line = index + 1; line < index + height; line += 1) lines[line] = '//';
}

function replaceImport(match: RegExpExecArray, lines: readonly string[], findings: Findings): string | null {
  const [, local, named, , specifier = ''] = match;
  if (local === undefined || named !== undefined) return null;
  const path = isRelative(specifier)
    ? rebase(specifier, posix.dirname(findings.file), posix.dirname(findings.page))
    : specifier;
  // A text and those that it includes are one module.
  if (findings.imported.get(local) === path) return NOTHING;
  findings.imported.set(local, path);
  if (specifier === BASE_URL_MODULE) return `export const ${local} = (path) => path;`;
  if (SHOWN.test(specifier) && !isUsedAsTag(local, lines))
    return `export const ${local} = ${JSON.stringify(path)};`;
  if (specifier === IDEAL_IMAGE_MODULE) {
    return `export const ${local} = ({ img, ...rest }) => <img src={img} {...rest} />;`;
  }
  const component = STANDARD_MODULES.get(specifier);
  if (component === undefined) return null;
  const binder = `lontarBind${findings.binders.length}`;
  findings.binders.push(binder);
  return `export let ${local}; export const ${binder} = (components) => { ${local} = components.${component}; };`;
}

function isUsedAsTag(name: string, lines: readonly string[]): boolean {
  return lines.some((line) => line.includes(`<${name}`));
}

function refuse(file: string, line: number, match: RegExpExecArray): Diagnostic {
  const [, local, named, , specifier = ''] = match;
  const what = [local, named].filter((part) => part !== undefined).join(', ');
  return {
    file,
    line,
    column: 1,
    severity: 'error',
    code: 'mdx/import',
    message: `A text cannot import ${what === '' ? '' : `${what} from `}'${specifier}'.`,
    hint: importHint(specifier),
  };
}

function importHint(specifier: string): string {
  if (/\.mdx?$/.test(specifier))
    return "Write `import Name from './_name.mdx'`, with the path from this file or from `@site/`, and `<Name />`.";
  if (/\.(?:css|scss)$/.test(specifier)) return 'Styles belong to the theme: remove the line.';
  const components = [...STANDARD_MODULES.values()].join(', ');
  return (
    `Only other texts can be imported, and the standard components, which need not be: ${components}. ` +
    "A component of your own is made an island: a file in 'islands/', which needs no import."
  );
}
