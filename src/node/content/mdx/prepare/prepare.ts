import type { BodySource } from '#model/body.ts';
import { FORMULA_LANGUAGE, hasFormulaMarks } from '../math/formulaMarks.ts';
import { rewriteFormulas } from '../math/rewriteFormulas.ts';
import { warnOfBlockedElements } from './blockedElements.ts';
import { rewriteComments } from './comments.ts';
import { rewriteImports, type TextImport } from './imports.ts';
import { warnOfDroppedAttributes } from './droppedAttributes.ts';
import { endBlocksInBoxes } from './endBlocksInBoxes.ts';
import { type Included, includeTexts } from './includeTexts.ts';
import { findSharedNames } from './findSharedNames.ts';
import { blankFrontMatter, normaliseCharacters } from './normalise.ts';
import { originsOf, type WrittenText } from './origins.ts';
import type { Findings, Prepared } from './prepared.ts';
import { readIncluded } from './readIncluded.ts';
import { rewriteRequires } from './requires.ts';
import { takeModuleCode } from './takeModuleCode.ts';
import { rewriteLines } from './rewriteLines.ts';

/**
 * Brings a source into the form that both engines read alike. Every line keeps its number, so that what an engine says about the
 * prepared text holds for the owner's file; where it includes others, or lines were put in, `origins` tell.
 */
export async function prepare(source: BodySource): Promise<Prepared> {
  const { file, format } = source;
  const findings: Findings = {
    page: file,
    file,
    languages: new Set(),
    explicitIds: new Set(),
    imported: new Map(),
    included: new Map(),
    moduleCode: new Map(),
    binders: [],
    diagnostics: [],
    hasInlineDirectives: false,
    hasAlignedTable: false,
  };
  const whole = withModuleCode(prepareFile(source, findings, []), findings);
  const written = endBlocksInBoxes(whole, file);
  const hasFormulas = findings.languages.has(FORMULA_LANGUAGE) || hasFormulaMarks(written.text);
  const frontMatter = written.text.includes('frontMatter') ? await frontMatterOf(source) : null;
  return { ...findings, ...written, format, hasFormulas, frontMatter };
}

/** Few bodies ask for it, and a process that compiles starts sooner without a reader of YAML. */
async function frontMatterOf({ file, text }: BodySource): Promise<string> {
  const { parseFrontMatter } = await import('../../frontMatter.ts');
  return JSON.stringify(parseFrontMatter(normaliseCharacters(text), file).data);
}

/** The module code of the texts that are included follows the text. */
function withModuleCode({ text, origins }: WrittenText, findings: Findings): WrittenText {
  const { file, moduleCode, diagnostics } = findings;
  if (moduleCode.size === 0) return { text, origins };
  const texts = [text];
  const all = [...(origins ?? originsOf(file, text))];
  for (const [from, code] of moduleCode) {
    texts.push(code.text);
    all.push(...(code.origins ?? originsOf(from, code.text)));
  }
  const whole = { text: texts.join('\n'), origins: all };
  diagnostics.push(...findSharedNames(whole));
  return whole;
}

/** `above` are the files that include it. */
function prepareFile(source: BodySource, findings: Findings, above: readonly string[]): WrittenText {
  const { file, format, hasMath = false } = source;
  let text = blankFrontMatter(normaliseCharacters(source.text));
  if (format === 'mdx') text = rewriteComments(text);
  if (hasMath) text = rewriteFormulas(text, { file, format }, findings.diagnostics);
  const lines = text.split('\n');
  const importLines = rewriteLines(lines, format, findings);
  const imports = importLines.length > 0 ? rewriteImports(lines, importLines, findings) : [];
  text = lines.join('\n');
  findings.diagnostics.push(
    ...warnOfDroppedAttributes(file, text, format),
    ...warnOfBlockedElements(file, text, format),
  );
  if (format === 'mdx') text = rewriteRequires(text);
  if (above.length > 0) {
    const taken = takeModuleCode(text, file);
    findings.moduleCode.set(file, taken.code);
    ({ text } = taken);
  }
  const texts = readTexts(imports, { ...source, text }, findings, above);
  return texts.size === 0 ? { text, origins: null } : includeTexts(text, file, texts, findings.diagnostics);
}

/** The texts that a file imports, prepared, by the names that it gives them. */
function readTexts(
  imports: readonly TextImport[],
  source: BodySource,
  findings: Findings,
  above: readonly string[],
): Map<string, Included> {
  const files = [...above, source.file];
  const texts = new Map<string, Included>();
  for (const imported of imports) {
    const read = readIncluded(imported, source, files);
    if (!('text' in read)) {
      findings.diagnostics.push(...read);
      continue;
    }
    if (!source.text.includes(`<${imported.local}`)) continue;
    const text = findings.included.get(read.file) ?? prepareIncluded(read, findings, files);
    findings.included.set(read.file, text);
    texts.set(imported.local, { file: read.file, ...text });
  }
  return texts;
}

function prepareIncluded(source: BodySource, findings: Findings, above: readonly string[]): WrittenText {
  const own = { ...findings, file: source.file };
  const text = prepareFile(source, own, above);
  findings.hasInlineDirectives ||= own.hasInlineDirectives;
  findings.hasAlignedTable ||= own.hasAlignedTable;
  return text;
}
