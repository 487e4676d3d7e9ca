/** What the build, the pages and the service worker agree on about diagrams. */

/** Folder of the output with what draws diagrams; only sites that have some publish it. */
export const DIAGRAMS_FOLDER = 'assets/diagrams/';

/** A diagram is a block of code like any other until it is drawn. */
const MARK = 'class="code-block" data-lang="mermaid"';

/** Whether there is a diagram in the HTML of a text or a page. */
export function hasDiagram(html: string): boolean {
  return html.includes(MARK);
}
