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
  const faults = readers.flatMap((each) => faultFor(each, written, check) ?? []);
  return faults.find(({ severity }) => severity === 'error') ?? faults[0] ?? null;
}

function faultFor({ site, hrefOfTarget }: Readers, written: string, check: LinkCheck): Fault | null {
  const { index } = check;
  const { code: locale } = site.locale;
  const page = { file: '', locale, path: '/', written };
  const asWritten = resolveChecked(written, page, index);
  if (!isSitePath(written)) return linkFault(asWritten, page, { ...check, remedy: REMEDY });
  const onPages = resolveOwn(hrefOfTarget(written).slice(index.basePath.length - 1), written, index);
  if (asWritten.kind !== 'moved') return linkFault(onPages, page, { ...check, remedy: REMEDY });
  if (onPages.kind !== 'broken-route') return linkFault(asWritten, page, check);
  // In a text the link would be written anew for its readers; here each language needs the old address.
  return {
    severity: 'error',
    code: 'links/broken-link',
    message: `The link '${written}' has moved to '${asWritten.to}', but from pages in the language '${locale}' it leads to '${onPages.path}', where nothing is.`,
    hint: `Write '${asWritten.to}'.`,
  };
}
