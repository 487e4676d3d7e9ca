/** The menus of the bar that are open. */
export function openMenus(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll<HTMLDetailsElement>('details[name="navbar"][open]');
}

export function closeMenus(): void {
  for (const menu of openMenus()) menu.open = false;
}
