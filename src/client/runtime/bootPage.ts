/** What the page tells the boot script, and what the boot script tells the style sheet. */
export const { dataset } = document.documentElement;

/** What every page carries under an id. */
export function part(id: string): HTMLElement {
  return document.getElementById(id) as HTMLElement;
}
