import type { BodySource } from '#model/body.ts';
import { FORMULA_LANGUAGE, hasFormulaMarks } from '../math/formulaMarks.ts';
import { rewriteFormulas } from '../math/rewriteFormulas.ts';
import { rewriteComments } from './comments.ts';
import { rewriteImports } from './imports.ts';
import { warnOfDroppedAttributes } from './droppedAttributes.ts';
import { blankFrontMatter, normaliseCharacters } from './normalise.ts';
import type { Findings, Prepared } from './prepared.ts';
import { rewriteRequires } from './requires.ts';
import { rewriteLines } from './rewriteLines.ts';

/**
 * Brings a source into the form that both engines read alike. Every line keeps its number, so that what an
 * engine says about the prepared text holds for the owner's file.
 */
export function prepare({ file, text: source, format, hasMath = false }: BodySource): Prepared {
  const findings: Findings = {
    file,
    languages: new Set(),
    explicitIds: new Set(),
    binders: [],
    diagnostics: [],
    hasInlineDirectives: false,
    hasAlignedTable: false,
  };
  let text = blankFrontMatter(normaliseCharacters(source));
  if (format === 'mdx') text = rewriteComments(text);
  if (hasMath) text = rewriteFormulas(text, { file, format }, findings.diagnostics);
  const lines = text.split('\n');
  const importLines = rewriteLines(lines, format, findings);
  if (importLines.length > 0) rewriteImports(lines, importLines, findings);
  text = lines.join('\n');
  findings.diagnostics.push(...warnOfDroppedAttributes(file, text, format));
  if (format === 'mdx') text = rewriteRequires(text);
  const hasFormulas = findings.languages.has(FORMULA_LANGUAGE) || hasFormulaMarks(text);
  return { ...findings, format, text, hasFormulas };
}
