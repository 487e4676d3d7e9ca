import type { BodySource } from '#model/body.ts';
import type { Diagnostic } from '#model/diagnostic.ts';
import { compareDiagnostics, isError } from '#model/diagnostic.ts';
import { bindComponents } from './bindComponents.ts';
import { prepareHighlighter } from './code/highlighter.ts';
import { CompileError } from './compiledBody.ts';
import type { CompiledBody } from './compiledBody.ts';
import type { Engine } from './engines/engine.ts';
import { parseFault } from './parseFault.ts';
import { prepare } from './prepare/prepare.ts';
import type { Prepared } from './prepare/prepared.ts';
import { syntaxFault } from './syntaxFault.ts';
import { createTransformState } from './transforms/transformState.ts';
import type { TransformState } from './transforms/transformState.ts';

/** The compile that both engines share: pre-pass, engine, checks. Collects all faults before it throws. */
export async function compileWith(engine: Engine, source: BodySource): Promise<CompiledBody> {
  const prepared = prepare(source);
  if (prepared.languages.size > 0) await prepareHighlighter(prepared.languages);
  const state = createTransformState(prepared, source.locale);
  const result = await runEngine(engine, prepared, state);
  const diagnostics = [...prepared.diagnostics, ...state.diagnostics, ...result.faults].sort(compareDiagnostics);
  if (diagnostics.some(isError)) throw new CompileError(diagnostics);
  const code = bindComponents(result.code, prepared.binders);
  return { code, headings: state.headings, title: state.title, warnings: diagnostics };
}

async function runEngine(
  engine: Engine,
  prepared: Prepared,
  state: TransformState,
): Promise<{ readonly code: string; readonly faults: readonly Diagnostic[] }> {
  try {
    const code = await engine(prepared, state);
    const fault = parseFault(code);
    return { code, faults: fault === null ? [] : [badCode(prepared.file, fault)] };
  } catch (error) {
    return { code: '', faults: [syntaxFault(error, prepared)] };
  }
}

function badCode(file: string, fault: string): Diagnostic {
  return {
    file,
    line: 1,
    column: 1,
    severity: 'error',
    code: 'mdx/bad-code',
    message: `The text compiles to JavaScript that cannot run: ${fault}.`,
    hint: 'Look at its expressions in braces and its lines that begin with export.',
  };
}
