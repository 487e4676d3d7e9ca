import { DIAGRAMS_FOLDER } from '#model/diagrams.ts';

/** How the names of the documents that draw diagrams begin. */
export const FRAME_START = `${DIAGRAMS_FOLDER}frame-`;

/** Where such a document is while writing, whatever its name. */
export const DEV_FRAME = `${FRAME_START}dev.html`;

/** The part of the policy below that browsers read in a meta element, for hosts that send none. */
const META_POLICY = `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'`;

/**
 * The policy of such a document. Mermaid writes styles and HTML, which no page allows: hence a document of its own that
 * only pages of the site may hold. It loads two scripts of the site and nothing else.
 */
export const FRAME_POLICY = `${META_POLICY}; frame-ancestors 'self'`;

/** Whether a file of the output, of this build or an earlier one, is such a document. */
export function isDrawingFrame(file: string): boolean {
  return file.startsWith(FRAME_START) && file.endsWith('.html');
}

/** The document itself, which finds its scripts beside it. */
export function frameDocument(scripts: readonly string[]): string {
  const head =
    '<meta charset="utf-8">' +
    `<meta http-equiv="Content-Security-Policy" content="${META_POLICY}">` +
    '<meta name="robots" content="noindex"><title>Diagrams</title>';
  const tags = scripts.map((script) => `<script src="${script}"></script>`).join('');
  return `<!doctype html><html lang="en"><head>${head}</head><body>${tags}</body></html>\n`;
}
