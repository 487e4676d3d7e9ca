import type { BodySource } from '#model/body.ts';
import type { CompiledBody } from './compiledBody.ts';
import { compileWith } from './compileWith.ts';

/** `compile` through `@mdx-js/mdx`: for what Satteri cannot take, and to check Satteri against. */
export async function compileWithOracle(source: BodySource): Promise<CompiledBody> {
  const { oracleEngine } = await import('./engines/oracleEngine.ts');
  return compileWith(oracleEngine, source);
}
