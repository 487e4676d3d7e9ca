import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { validateXML, type XMLFileInfo } from 'xmllint-wasm';

const require = createRequire(import.meta.url);

/** A schema for XML, with the files that it reads. */
export interface XmlSchema {
  readonly extension: 'schema' | 'relaxng';
  readonly schema: XMLFileInfo;
  readonly preload: readonly XMLFileInfo[];
}

/** As sitemaps.org publishes it; `sitemap.xsd` reads it under this name. */
const PROTOCOL: XMLFileInfo = {
  fileName: 'protocol.xsd',
  contents: readFileSync(require.resolve('sitemap/schema/sitemap.xsd'), 'utf8'),
};

export const ATOM: XmlSchema = { extension: 'relaxng', schema: ownFile('atom.rng'), preload: [] };
export const RSS: XmlSchema = { extension: 'relaxng', schema: ownFile('rss.rng'), preload: [] };
export const SITEMAP: XmlSchema = {
  extension: 'schema',
  schema: ownFile('sitemap.xsd'),
  preload: [PROTOCOL, ownFile('xhtmlLink.xsd')],
};

function ownFile(fileName: string): XMLFileInfo {
  return { fileName, contents: readFileSync(new URL(`schemas/${fileName}`, import.meta.url), 'utf8') };
}

/** What is said of a document, and the last line of it. */
const REPORT = /([^]*?)^\d+\.xml (validates|fails to validate)$/gm;

/** What libxml2 finds wrong with each document by a schema; throws where one is no XML at all. */
export async function xmlFaults(schema: XmlSchema, documents: readonly string[]): Promise<string[][]> {
  if (documents.length === 0) return [];
  // The names are ours: it would take some for options.
  const xml = documents.map((contents, index) => ({ fileName: `${index}.xml`, contents }));
  const { rawOutput } = await validateXML({ ...schema, xml });
  // Documents are told apart by their last lines, since not every line names its file.
  const reports = [...rawOutput.matchAll(REPORT)];
  if (reports.length !== documents.length) throw new Error(`Not every document was looked at.\n${rawOutput}`);
  return reports.map(([, lines = '', verdict = '']) =>
    verdict === 'validates' ? [] : [verdict, ...lines.split('\n').filter(Boolean).map(plainFault)],
  );
}

function plainFault(line: string): string {
  return line.replace(/^\d+\.xml:(\d+): /, 'line $1: ').replace(/(?:Schemas|Relax-NG) validity error : /, '');
}
