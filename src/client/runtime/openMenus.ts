const OPEN_MENUS = 'details[name="navbar"][open]';

export function isMenuOpen(): boolean {
  return document.querySelector(OPEN_MENUS) !== null;
}

export function closeMenus(): void {
  for (const menu of document.querySelectorAll(OPEN_MENUS)) menu.removeAttribute('open');
}
