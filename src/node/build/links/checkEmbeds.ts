import { compareDiagnostics, type Diagnostic } from '#model/diagnostic.ts';
import type { Text } from '#model/site.ts';
import { schemeOf, trimHref } from './hrefParts.ts';
import { locateInFile } from './locateInSource.ts';

/** A warning for every film, sound and frame from another site: browsers show an empty box in its place. */
export function checkEmbeds(texts: readonly Text[], siteDir: string): Diagnostic[] {
  // A text shown in two locales is one text.
  const byFile = new Map(texts.map(({ entry, body }) => [entry.file, body.embeds]));
  return [...byFile]
    .flatMap(([file, embeds]) =>
      embeds.filter(isOutside).map((src): Diagnostic => ({
        ...locateInFile(siteDir, file, src),
        severity: 'warning',
        code: 'embeds/external',
        message: `The film, sound or frame '${src}' is on another site, and the content security policy lets browsers load none from there.`,
        hint: 'Link to it instead. No setting lets it in, and as a file of the site it would not be loaded either.',
      })),
    )
    .toSorted(compareDiagnostics);
}

function isOutside(src: string): boolean {
  const trimmed = trimHref(src);
  const scheme = schemeOf(trimmed);
  return scheme === null ? trimmed.startsWith('//') : scheme === 'http' || scheme === 'https';
}
