import type { BodySource } from '#model/body.ts';
import type { Diagnostic } from '#model/diagnostic.ts';
import { compareDiagnostics, isError } from '#model/diagnostic.ts';
import { bindComponents } from './bindComponents.ts';
import { prepareHighlighter } from './code/highlighter.ts';
import { preparePackageCommands } from './code/packageCommands.ts';
import { CompileError } from './compiledBody.ts';
import type { CompiledBody } from './compiledBody.ts';
import type { Engine } from './engines/engine.ts';
import { prepareFormulas } from './math/renderFormula.ts';
import { columnAsWritten } from './math/rewriteFormulas.ts';
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
  return compilePrepared(engine, prepare(source), source.locale);
}

export async function compilePrepared(
  engine: Engine,
  prepared: Prepared,
  locale: string,
): Promise<CompiledBody> {
  if (prepared.languages.size > 0) await prepareHighlighter(prepared.languages);
  if (prepared.hasFormulas) await prepareFormulas();
  const state = createTransformState(prepared, locale);
  if (state.hasPackageCommands) await preparePackageCommands();
  const { code, faults } = await runEngine(engine, prepared, state);
  const found = [...state.diagnostics, ...faults].map((each) => asWritten(each, prepared.origins));
  const diagnostics = [...prepared.diagnostics, ...found].sort(compareDiagnostics);
  if (diagnostics.some((diagnostic) => isError(diagnostic))) throw new CompileError(diagnostics);
  const { headings, heldCode, title } = state;
  return {
    code: bindComponents(code, prepared.binders),
    heldCode,
    locale,
    headings,
    title,
    warnings: diagnostics,
  };
}

interface EngineResult {
  readonly code: string;
  readonly faults: readonly Diagnostic[];
}

async function runEngine(engine: Engine, prepared: Prepared, state: TransformState): Promise<EngineResult> {
  try {
    const code = await engine(prepared, state);
    return { code, faults: state.formulas.faults(prepared.file) };
  } catch (error) {
    const fault = syntaxFault(error, prepared);
    if (fault === null) throw error;
    const faults = [fault, ...(await furtherFaults(engine, prepared, fault))];
    const columnOf = (place: Diagnostic): number => columnAsWritten(prepared.text, place);
    return { code: '', faults: faults.map((each) => ({ ...each, column: columnOf(each) })) };
  }
}

/** An engine stops at the first fault; with the character at fault taken out it goes on to the next. */
async function furtherFaults(engine: Engine, prepared: Prepared, first: Diagnostic): Promise<Diagnostic[]> {
  const faults: Diagnostic[] = [];
  let text = takeOut(prepared.text, first);
  while (text !== null && faults.length < MAX_FURTHER_FAULTS) {
    const next = { ...prepared, text };
    const fault = await firstFault(engine, next);
    if (fault === null) break;
    faults.push(fault);
    text = takeOut(text, fault);
  }
  return faults;
}

async function firstFault(engine: Engine, prepared: Prepared): Promise<Diagnostic | null> {
  try {
    await engine(prepared, createTransformState(prepared, 'en'));
    return null;
  } catch (error) {
    return syntaxFault(error, prepared);
  }
}
