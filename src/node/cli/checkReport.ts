import { compareDiagnostics, type Diagnostic, formatDiagnostic, isError } from '#model/diagnostic.ts';
import { countText } from './countText.ts';

/** What a reader of the report looks for, with the codes that belong there; the first that fits counts. */
const KINDS: readonly (readonly [title: string, codes: RegExp])[] = [
  ['Addresses that were published', /^published\//],
  ['Links and anchors', /^links\//],
  ['Redirects and addresses', /^(?:redirects|routes|static)\//],
  ['Pictures without words', /^images\/no-alt$/],
  ['Pictures that are too large', /^images\/oversize$/],
  [
    'Pictures and films',
    /^(?:images|embeds)\/|-picture$|^authors\/picture-|^config\/bad-(?:icon|screenshot)$/,
  ],
  ['Headings', /^headings\//],
  ['Missing descriptions', /^front-matter\/no-description$/],
  ['Dates to come', /^front-matter\/future-date$/],
  ['Pages without a translation', /^translations\//],
  ['Placeholders', /^config\/placeholder$|^texts\/filler$/],
];
const OTHERS = 'Texts and settings';

/** The diagnostics for people, kind by kind, those with errors first. */
export function checkReport(diagnostics: readonly Diagnostic[]): string {
  const groups = new Map<string, Diagnostic[]>(
    [OTHERS, ...KINDS.map(([title]) => title)].map((title) => [title, []]),
  );
  for (const diagnostic of diagnostics.toSorted(compareDiagnostics))
    groups.get(kindOf(diagnostic))?.push(diagnostic);
  return [...groups]
    .filter(([, found]) => found.length > 0)
    .toSorted(([, a], [, b]) => Number(b.some(isError)) - Number(a.some(isError)))
    .map(([title, found]) => [`${title} (${found.length})`, ...found.map(formatDiagnostic)].join('\n'))
    .join('\n\n');
}

/** The last line. `pages` is null where there are faults, which leave their number open. */
export function checkSummary(diagnostics: readonly Diagnostic[], pages: number | null): string {
  const errors = diagnostics.filter(isError).length;
  const counts = `${countText(errors, 'error')}, ${countText(diagnostics.length - errors, 'warning')}`;
  return `${pages === null ? '' : `${countText(pages, 'page')}: `}${counts}. Links to other sites are checked by 'lontar links'.`;
}

function kindOf({ code }: Diagnostic): string {
  return KINDS.find(([, codes]) => codes.test(code))?.[0] ?? OTHERS;
}
