import { compareDiagnostics, type Diagnostic } from '#model/diagnostic.ts';
import type { Text } from '#model/site.ts';
import { isOutside } from './hrefParts.ts';
import { locateInFile } from './locateInSource.ts';
import { resolveMedia } from './resolveMedia.ts';
import type { RouteIndex } from './routeIndex.ts';

type Fault = Pick<Diagnostic, 'severity' | 'code' | 'message' | 'hint'>;

/** Faults of films, sound, frames and what a `srcset` offers: browsers show an empty box in place of those that are missing or on another site. */
export function checkEmbeds(texts: readonly Text[], siteDir: string, index: RouteIndex): Diagnostic[] {
  // A text shown in two locales is one text.
  const byFile = new Map(texts.map((text) => [text.entry.file, text]));
  return [...byFile]
    .flatMap(([file, { body, locale, path }]) => {
      const isMissing = (src: string): boolean => resolveMedia(src, { file, locale, path }, index) === null;
      const faults = [
        ...[...body.media, ...body.frames].filter(isOutside).map((src) => [src, externalFault(src)] as const),
        ...body.media.filter(isMissing).map((src) => [src, missingFault(src)] as const),
      ];
      return faults.map(([src, fault]) => ({ ...locateInFile(siteDir, file, src), ...fault }));
    })
    .toSorted(compareDiagnostics);
}

function externalFault(src: string): Fault {
  return {
    severity: 'warning',
    code: 'embeds/external',
    message: `The film, sound, picture or frame '${src}' is on another site, and the content security policy lets browsers load none from there.`,
    hint: 'Link to it instead, or save a film, sound or picture beside the text. No setting lets it in.',
  };
}

function missingFault(src: string): Fault {
  return {
    severity: 'error',
    code: 'embeds/missing',
    message: `The text names the film, sound or picture '${src}', which is no file of this site.`,
    hint: "Put the file beside the text, mend the path, or write 'pathname://' before a path that is served from elsewhere.",
  };
}
