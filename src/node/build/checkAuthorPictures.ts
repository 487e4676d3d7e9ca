import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '#model/content.ts';
import type { Diagnostic } from '#model/diagnostic.ts';
import { locateInFile } from './links/locateInSource.ts';

const AUTHOR_FILES = ['content/blog/authors.yml', 'blog/authors.yml'];

/** A warning for every author's picture that is on another site, where browsers may not load it from. */
export function checkAuthorPictures(
  { authors }: Content,
  siteDir: string,
  defaultLocale: string,
): Diagnostic[] {
  const file = AUTHOR_FILES.find((name) => existsSync(join(siteDir, name)));
  if (file === undefined) return [];
  const pictures = [...(authors.get(defaultLocale)?.values() ?? [])].flatMap(
    ({ imageUrl }) => imageUrl ?? [],
  );
  return pictures
    .filter((url) => !url.startsWith('/'))
    .map((url) => ({
      ...locateInFile(siteDir, file, url),
      severity: 'warning',
      code: 'authors/external-picture',
      message: `The picture '${url}' is on another site, and the content security policy lets browsers load none from there.`,
      hint: "Save it in static/ and name it by its path, such as '/img/jane.png'. Until then the author's initial is shown.",
    }));
}
