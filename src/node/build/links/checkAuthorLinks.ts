import { decodeSafely } from '#model/decodeSafely.ts';
import { compareDiagnostics, type Diagnostic } from '#model/diagnostic.ts';
import { isSitePath } from '#model/paths.ts';
import type { SiteSource } from '../readSite.ts';
import { authorLinks } from './authorLinks.ts';
import type { Fault } from './checkLinks.ts';
import { splitHref } from './hrefParts.ts';
import { locateInFile } from './locateInSource.ts';
import { formsOf } from './siteFiles.ts';
import { type TargetCheck, targetFault } from './targetFault.ts';

/** Names and pictures of authors stand at many posts: what they lead to and show is there, or the build fails. */
export function checkAuthorLinks(
  siteDir: string,
  source: Pick<SiteSource, 'config' | 'content' | 'entries'>,
  check: TargetCheck,
): Diagnostic[] {
  const diagnostics = new Map<string, Diagnostic>();
  const own = authorLinks(siteDir, source, ({ written }) => isSitePath(written));
  for (const { file, written, isPicture } of own) {
    const fault = isPicture ? pictureFault(written, check) : targetFault(written, check);
    // One that is taken over in another language is one fault.
    if (fault !== null)
      diagnostics.set(`${file}\0${written}`, { ...locateInFile(siteDir, file, written), ...fault });
  }
  return [...diagnostics.values()].toSorted(compareDiagnostics);
}

function pictureFault(written: string, { index }: TargetCheck): Fault | null {
  if (formsOf(decodeSafely(splitHref(written).path)).some(index.isStatic)) return null;
  return {
    severity: 'error',
    code: 'authors/missing-picture',
    message: `The picture '${written}' is no file of static/.`,
    hint: 'Put the picture there, or mend the path.',
  };
}
