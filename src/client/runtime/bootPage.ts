/** What the page tells the boot script, and what the boot script tells the style sheet. */
export const { dataset } = document.documentElement;

/** Shows or hides what the page carries under an id. */
export function setHidden(id: string, isHidden: boolean): void {
  const element = document.getElementById(id);
  if (element) element.hidden = isHidden;
}
