import { isSitePath } from '#model/paths.ts';
import type { Readers } from '../plan/hrefOfTarget.ts';
import { type Fault, type LinkCheck, linkFault } from './checkLinks.ts';
import { resolveChecked, resolveOwn } from './resolveChecked.ts';

export interface TargetCheck extends LinkCheck {
  readonly readers: readonly Readers[];
}

const REMEDY = 'Write the page, or mend the link.';

/** What is wrong with a target that the owner set for all pages: it has to lead somewhere from those of every locale. */
export function targetFault(written: string, { readers, ...check }: TargetCheck): Fault | null {
  const { index } = check;
  for (const { site, hrefOfTarget } of readers) {
    const page = { file: '', locale: site.locale.code, path: '/', written };
    const asWritten = resolveChecked(written, page, index);
    const isOwn = isSitePath(written) && asWritten.kind !== 'moved';
    const onPages = hrefOfTarget(written).slice(index.basePath.length - 1);
    const link = isOwn ? resolveOwn(onPages, written, index) : asWritten;
    const fault = linkFault(link, page, { ...check, remedy: REMEDY });
    if (fault !== null) return fault;
  }
  return null;
}
