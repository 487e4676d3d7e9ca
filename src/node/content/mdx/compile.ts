import type { BodySource } from '#model/body.ts';
import type { CompiledBody } from './compiledBody.ts';
import { compileWith } from './compileWith.ts';
import { satteriEngine } from './engines/satteriEngine.ts';

/**
 * Compiles one body to JavaScript; throws a `CompileError` with all faults of bad input. Nothing of the body runs.
 * Hostile input may hang or abort the process: call it in a child process and fall back to `compileWithOracle`.
 */
export async function compile(source: BodySource): Promise<CompiledBody> {
  return compileWith(satteriEngine, source);
}
