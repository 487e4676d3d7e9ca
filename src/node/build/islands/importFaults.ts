import { relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Diagnostic } from '#model/diagnostic.ts';
import { placeOfImport } from './placeOfImport.ts';

/** An import in a file of the owner. */
export interface OwnImport {
  readonly siteDir: string;
  /** Absolute path of the file that imports. */
  readonly importer: string;
  /** As it is written there. */
  readonly source: string;
}

/** The bundle is made anew when a file of the folder changes: files elsewhere would change unnoticed. */
export function outsideFault(written: OwnImport): Promise<Diagnostic> {
  return importFault(written, {
    code: 'island/import',
    message: `An island cannot import '${written.source}', which lies outside of islands/.`,
    hint: 'Move the file into islands/, or into a folder below it.',
  });
}

/** What is imported is not there. */
export function missingFault(written: OwnImport): Promise<Diagnostic> {
  const { source } = written;
  const { what, hint } = MEANINGS.find(({ pattern }) => pattern.test(source)) ?? {
    what: 'a package that is not installed',
    hint: `Run \`npm install ${packageOf(source)}\` in the site's folder.`,
  };
  return importFault(written, { code: 'island/missing', message: `'${source}' is ${what}.`, hint });
}

/** What is imported is there, but not to be had by that name. */
export function refusedFault(written: OwnImport, error: unknown): Promise<Diagnostic> {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
  const reason = /Caused by:\s*(.+)/.exec(text)?.[1] ?? text.split('\n')[0];
  return importFault(written, {
    code: 'island/missing',
    message: `'${written.source}' cannot be imported: ${reason}`,
    hint: 'Import what the package offers: `exports` in its `package.json` lists it.',
  });
}

async function importFault(
  { siteDir, importer, source }: OwnImport,
  fault: Pick<Diagnostic, 'code' | 'message' | 'hint'>,
): Promise<Diagnostic> {
  const file = relative(siteDir, importer).split(sep).join('/');
  return { ...fault, ...(await placeOfImport(importer, source)), file, severity: 'error' };
}

function packageOf(source: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? source;
}

interface Meaning {
  readonly pattern: RegExp;
  readonly what: string;
  readonly hint: string;
}

const OF_DOCUSAURUS = 'a module of Docusaurus, which is not there for islands';

/** What is no package of that name, by what it is; the first that fits counts. */
const MEANINGS: readonly Meaning[] = [
  {
    pattern: /^\./,
    what: 'a file that is not there',
    hint: 'Check the path: it begins at the file that imports.',
  },
  {
    pattern: /^(?:[/#~]|@\/)/,
    what: 'no path that islands know',
    hint: 'Write the path from this file to one in islands/, beginning with `./` or `../`.',
  },
  {
    pattern: /^@site\//,
    what: OF_DOCUSAURUS,
    hint: 'Move the code into islands/ and write the path from this file; a picture belongs in static/ and is named by its address.',
  },
  {
    pattern: /^@theme/,
    what: OF_DOCUSAURUS,
    hint: 'Write the component in the text, between the tags of the island: it arrives as `children`.',
  },
  {
    pattern: /^@docusaurus\/Link$/,
    what: OF_DOCUSAURUS,
    hint: 'Write `<a href="/address">`, which leads on as links of a text do.',
  },
  {
    pattern: /^@docusaurus\/useBaseUrl$/,
    what: OF_DOCUSAURUS,
    hint: 'Write the whole path of the address, with the `basePath` of the site.',
  },
  {
    pattern: /^@docusaurus\/(?:BrowserOnly|useIsBrowser|ExecutionEnvironment)$/,
    what: OF_DOCUSAURUS,
    hint: 'Put what needs a browser into an effect (`useEffect`) or an event handler.',
  },
  {
    pattern: /^@docusaurus\//,
    what: OF_DOCUSAURUS,
    hint: 'Give the island what it needs, such as words in each language, as properties in the text.',
  },
];
