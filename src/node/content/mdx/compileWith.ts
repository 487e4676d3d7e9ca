import type { BodySource } from '#model/body.ts';
import type { Diagnostic } from '#model/diagnostic.ts';
import { compareDiagnostics, isError } from '#model/diagnostic.ts';
import { bindComponents } from './bindComponents.ts';
import { bindFrontMatter } from './bindFrontMatter.ts';
import { prepareHighlighter } from './code/highlighter.ts';
import { NPM_TO_YARN, preparePackageCommands } from './code/packageCommands.ts';
import { CompileError } from './compiledBody.ts';
import type { CompiledBody } from './compiledBody.ts';
import type { Engine } from './engines/engine.ts';
import { prepareFormulas } from './math/renderFormula.ts';
import { columnAsWritten } from './math/rewriteFormulas.ts';
import { colonsAsWritten } from './prepare/heldColons.ts';
import { asWritten } from './prepare/origins.ts';
import { prepare } from './prepare/prepare.ts';
import type { Prepared } from './prepare/prepared.ts';
import { syntaxFault } from './syntaxFault.ts';
import { takeOut } from './takeOut.ts';
import { createTransformState } from './transforms/transformState.ts';
import type { TransformState } from './transforms/transformState.ts';

/** Of one text, after the first one. */
export const MAX_FURTHER_FAULTS = 9;

/** The compile that both engines share: pre-pass, engine, checks. Collects all faults before it throws. */
export async function compileWith(engine: Engine, source: BodySource): Promise<CompiledBody> {
  return compilePrepared(engine, await prepare(source), source.locale);
}

export async function compilePrepared(
  engine: Engine,
  prepared: Prepared,
  locale: string,
): Promise<CompiledBody> {
  if (prepared.languages.size > 0) await prepareHighlighter(prepared.languages);
  if (prepared.hasFormulas) await prepareFormulas();
  if (prepared.text.includes(NPM_TO_YARN)) await preparePackageCommands();
  const { code, state, faults } = await runEngine(engine, prepared, locale);
  const found = [...state.diagnostics, ...faults].map((each) => asWritten(each, prepared.origins));
  const diagnostics = [...prepared.diagnostics, ...found].sort(compareDiagnostics);
  const { headings, heldCode, title } = state;
  if (code === null) throw new CompileError(diagnostics);
  const compiled: CompiledBody = {
    code: bindFrontMatter(bindComponents(colonsAsWritten(code), prepared.binders), prepared.frontMatter),
    heldCode,
    locale,
    headings,
    title,
    warnings: diagnostics,
  };
  if (diagnostics.some(isError)) throw new CompileError(diagnostics, compiled);
  return compiled;
}

/** Of the text, or of what is left of it without its faults; `code` is null where that does not compile either. */
interface EngineResult {
  readonly code: string | null;
  readonly state: TransformState;
  readonly faults: readonly Diagnostic[];
}

/** An engine stops at the first fault; with the character at fault taken out it goes on to the next. */
async function runEngine(engine: Engine, prepared: Prepared, locale: string): Promise<EngineResult> {
  const found: Diagnostic[] = [];
  const foundAsWritten = (): Diagnostic[] =>
    found.map((fault) => ({
      ...fault,
      column: columnAsWritten(prepared.text, fault),
      message: colonsAsWritten(fault.message),
    }));
  let next = prepared;
  let state = createTransformState(next, locale);
  for (;;) {
    try {
      const code = await engine(next, state);
      return { code, state, faults: [...foundAsWritten(), ...state.formulas.faults(prepared.file)] };
    } catch (error) {
      const fault = syntaxFault(error, next);
      if (fault === null && found.length === 0) throw error;
      if (fault === null) break;
      found.push(fault);
      const text = takeOut(next.text, fault);
      if (text === null || found.length > MAX_FURTHER_FAULTS) break;
      next = { ...prepared, text };
      state = createTransformState(next, locale);
    }
  }
  return { code: null, state, faults: foundAsWritten() };
}
