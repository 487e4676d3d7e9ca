import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '#model/diagnostic.ts';
import { CONFIG_FILES } from './config/configFiles.ts';

/** A warning where a site has a configuration and no text. Without either, commands that need texts refuse the folder. */
export function noTexts(siteDir: string): Diagnostic[] {
  const file = CONFIG_FILES.find((name) => existsSync(join(siteDir, name)));
  if (file === undefined) return [];
  return [
    {
      file,
      line: 1,
      column: 1,
      severity: 'warning',
      code: 'content/no-texts',
      message:
        'The site has no texts: they are looked for in content/blog/, content/docs/ and content/pages/, or in blog/, docs/ and src/pages/.',
      hint: "'npm run new' makes a post; if the texts are there, look at their place and their endings (.md, .mdx).",
    },
  ];
}
