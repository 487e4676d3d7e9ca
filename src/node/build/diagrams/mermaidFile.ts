import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { DIAGRAMS_FOLDER } from '#model/diagrams.ts';
import type { EmittedFile } from '../links/assetStore.ts';

/** Mermaid as one script for browsers, under its version: it is never read, run or bundled by a build. */
export function mermaidFile(engineRoot: string): EmittedFile {
  const require = createRequire(join(engineRoot, 'package.json'));
  const { version } = JSON.parse(readFileSync(require.resolve('@mermaid-js/tiny/package.json'), 'utf8')) as {
    readonly version: string;
  };
  return { path: `${DIAGRAMS_FOLDER}mermaid-${version}.js`, source: require.resolve('@mermaid-js/tiny') };
}

/** Its name beside the other files for diagrams. */
export function mermaidName(engineRoot: string): string {
  return basename(mermaidFile(engineRoot).path);
}
