import { stored } from './bootStorage.ts';

/** Where the choice of a group of tabs is remembered. */
export function tabsKey(group: string | undefined): string {
  return `tabs.${group}`;
}

/** Opens the tabs that the reader chose on an earlier page. The name of a set keeps only one of it open. */
export function showRememberedTabs(): void {
  for (const tab of document.querySelectorAll<HTMLDetailsElement>('.tab'))
    if (tab.dataset['value'] === stored(tabsKey(tab.parentElement?.dataset['group']))) tab.open = true;
}
