import type { BodySource } from '#model/body.ts';
import { CompileError } from './compiledBody.ts';
import type { CompiledBody } from './compiledBody.ts';
import { compileWith } from './compileWith.ts';
import { compileWithOracle } from './compileWithOracle.ts';
import { checkedEngine } from './engines/checkedEngine.ts';

/**
 * Compiles one body to JavaScript; throws a `CompileError` with all faults of bad input. Nothing of the body runs.
 * Hostile input may hang or abort the process: call it in a child process and fall back to `compileWithOracle`.
 */
export async function compile(source: BodySource): Promise<CompiledBody> {
  try {
    return await compileWith(checkedEngine, source);
  } catch (error) {
    if (error instanceof CompileError) throw error;
    // Satteri refuses some texts without saying where; the reference has a result or a place.
    return compileWithOracle(source);
  }
}
