import { stored } from './bootStorage.ts';

/** Before the name of a group of tabs: where the choice is remembered. */
export const TABS_KEY = 'tabs.';

/** Opens the tabs that the reader chose on an earlier page. The name of a set keeps only one of it open. */
export function showRememberedTabs(): void {
  for (const tab of document.querySelectorAll<HTMLDetailsElement>('.tab'))
    if (tab.dataset['value'] === stored(TABS_KEY + tab.parentElement?.dataset['group'])) tab.open = true;
}
