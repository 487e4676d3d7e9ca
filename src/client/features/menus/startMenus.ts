import { MOBILE_MAX_WIDTH } from '#model/constants.ts';
import type { PageData } from '#model/page.ts';
import { closeMenus, openMenus } from '../../runtime/openMenus.ts';
import type { Store } from '../../runtime/store.ts';

/** Closes the menus of the bar when the reader is done with them. They open by themselves. */
export function startMenus(page: Store<PageData>): void {
  addEventListener('keydown', onKey);
  addEventListener('pointerdown', ({ target }) => closeOutside(target));
  addEventListener('focusin', ({ target }) => closeOutside(target));
  page.subscribe(closeMenus);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) closeMenus();
  });
  matchMedia(`(width > ${MOBILE_MAX_WIDTH}px)`).addEventListener('change', ({ matches }) => {
    if (matches) closeMenus();
  });
}

function closeOutside(target: EventTarget | null): void {
  for (const menu of openMenus()) if (!(target instanceof Node && menu.contains(target))) menu.open = false;
}

function onKey({ key, isComposing }: KeyboardEvent): void {
  if (key !== 'Escape' || isComposing) return;
  for (const menu of openMenus()) {
    const hadFocus = menu.contains(document.activeElement);
    menu.open = false;
    if (hadFocus) menu.querySelector('summary')?.focus();
  }
}
