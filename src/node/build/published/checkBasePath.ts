import type { Diagnostic } from '#model/diagnostic.ts';
import { BASE_PATH_KEY, PUBLISHED_FILE } from './published.ts';
import type { ReadPublished } from './readPublished.ts';

/** An error where the whole site has moved: its redirects begin below its base path, so that none of them can lead there. */
export function checkBasePath(
  now: string,
  { basePath: was, locate }: Pick<ReadPublished, 'basePath' | 'locate'>,
): Diagnostic[] {
  if (was === null || was === now) return [];
  return [
    {
      file: PUBLISHED_FILE,
      ...locate([BASE_PATH_KEY]),
      severity: 'error',
      code: 'published/base-path',
      message: `The site was published below '${was}' and lies below '${now}' now: each of its addresses has moved.`,
      hint: `Set basePath to '${was}' again; or lead what was below '${was}' to '${now}' at your host, which no redirect of the site can do, and write "${BASE_PATH_KEY}": "${now}" here.`,
    },
  ];
}
