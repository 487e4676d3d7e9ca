import { build, type InlineConfig } from 'vite';
import { chunkOf } from './viteOutput.ts';

/** A classic script in one piece. */
export async function bundleScript(base: InlineConfig, input: string): Promise<string> {
  const script = await build({
    ...base,
    build: {
      ...base.build,
      rolldownOptions: {
        input,
        output: { format: 'iife' },
        // Every byte counts here.
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
      },
    },
  });
  return chunkOf(script).trim();
}
