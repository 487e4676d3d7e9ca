import type { BodySource } from '#model/body.ts';
import type { ServerBundle } from '#model/contract.ts';
import type { Diagnostic } from '#model/diagnostic.ts';
import { compilePrepared } from '../compileWith.ts';
import { satteriEngine } from '../engines/satteriEngine.ts';
import { prepare } from '../prepare/prepare.ts';
import type { Prepared } from '../prepare/prepared.ts';
import type { Compiler } from './bodyTask.ts';
import { narrowFault } from './narrowFault.ts';
import { isTooDeep, runtimeFault } from './runtimeFault.ts';

/** The fault of a body that threw when it ran, found by running parts of it. */
export async function findRuntimeFault(
  thrown: unknown,
  source: BodySource,
  { bundle, compiler }: { readonly bundle: ServerBundle; readonly compiler: Compiler },
): Promise<Diagnostic> {
  const error = toError(thrown);
  const prepared = prepare(source);
  const fails = async (text: string): Promise<boolean> => {
    const failure = await failureOf({ ...prepared, text }, source.locale, bundle);
    return failure?.name === error.name && failure.message === error.message;
  };
  // A text that got here by the slow compiler has ended a process already; one nested too deep has too many parts.
  const canNarrow = compiler === 'satteri' && !isTooDeep(error);
  const stretch = canNarrow ? await narrowFault(prepared, fails) : { start: 0, end: prepared.text.length };
  return runtimeFault(error, prepared, { stretch, components: bundle.componentNames });
}

async function failureOf(prepared: Prepared, locale: string, bundle: ServerBundle): Promise<Error | null> {
  const binders = prepared.binders.filter((binder) => prepared.text.includes(binder));
  try {
    const { code, headings } = await compilePrepared(satteriEngine, { ...prepared, binders }, locale);
    bundle.renderBody(code, { locale, toc: headings });
    return null;
  } catch (error) {
    return toError(error);
  }
}

function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
