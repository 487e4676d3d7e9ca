import { stored } from '../../runtime/bootStorage.ts';
import { showRememberedTabs, TABS_KEY } from '../../runtime/rememberedTabs.ts';
import { onPageShown } from '../../runtime/shownPage.ts';
import { nextTab } from './nextTab.ts';

/** Makes tabs of one group show the same choice, on this page and on later ones. They open and close by themselves. */
export function startTabs(): void {
  rememberEarlyChoices();
  showAskedTabs();
  onPageShown(() => {
    showRememberedTabs();
    showAskedTabs();
  });
  addEventListener('click', onClick);
  addEventListener('keydown', onKey);
}

function allTabs(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.tabs')];
}

function tabsIn(tabs: Element): HTMLDetailsElement[] {
  return [...tabs.children] as HTMLDetailsElement[];
}

/** What was opened before this script was there, by the reader and not by the address, is a choice too; what was closed, is not. */
function rememberEarlyChoices(): void {
  for (const tabs of allTabs()) {
    const values = tabsIn(tabs).map(({ dataset }) => dataset['value']);
    const { group, default: fallback = values[0] } = tabs.dataset;
    const remembered = stored(TABS_KEY + group) ?? fallback;
    const open = tabsIn(tabs).find((tab) => tab.open);
    const expected = values.includes(remembered) ? remembered : fallback;
    if (!open) openTab(tabs, expected);
    else if (open.dataset['value'] !== expected && !open.querySelector(':target')) remember(open);
  }
}

/** What the address asks of one set holds for its whole group, and before all that is remembered. */
function showAskedTabs(): void {
  const search = new URLSearchParams(location.search);
  for (const tabs of allTabs()) {
    const { group, query } = tabs.dataset;
    const asked = query === undefined ? null : search.get(query);
    if (asked === null) continue;
    openTab(tabs, asked);
    if (group !== undefined) openInGroup(group, asked);
  }
}

function onClick(event: MouseEvent): void {
  const tab = tabOf(event.target);
  if (tab === null || event.defaultPrevented) return;
  // Folds close when they are pressed again; of tabs one is always open.
  if (tab.open) event.preventDefault();
  else remember(tab);
}

function onKey(event: KeyboardEvent): void {
  const tab = tabOf(event.target);
  const tabs = tab?.parentElement;
  if (!tab || !tabs || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const all = [...tabs.children];
  const isRtl = getComputedStyle(tabs).direction === 'rtl';
  const next = nextTab(event.key, { index: all.indexOf(tab), count: all.length, isRtl });
  const summary = next === null ? null : all[next]?.querySelector('summary');
  if (!summary) return;
  event.preventDefault();
  summary.focus();
  summary.click();
}

/** The tab whose label was hit. */
function tabOf(target: EventTarget | null): HTMLDetailsElement | null {
  const summary = target instanceof Element ? target.closest('summary') : null;
  return summary?.parentElement?.matches('.tab') ? (summary.parentElement as HTMLDetailsElement) : null;
}

/** Keeps the choice and shows it wherever the same one can be made. */
function remember(tab: HTMLDetailsElement): void {
  const tabs = tab.parentElement;
  const { value = '' } = tab.dataset;
  const { group, query } = tabs?.dataset ?? {};
  // While another page is on its way, a change of the address would call it off.
  if (query !== undefined && !window.navigation?.transition) {
    const url = new URL(location.href);
    url.searchParams.set(query, value);
    history.replaceState(history.state, '', url);
  }
  if (group === undefined) return;
  stored(TABS_KEY + group, value);
  // Tabs above may change their height; the label that was pressed stays under the pointer.
  const before = topOf(tab);
  openInGroup(group, value, tabs);
  window.scrollBy({ top: topOf(tab) - before, behavior: 'instant' });
}

/** Where the label of a tab is; the tab itself has no box. */
function topOf(tab: Element): number {
  return tab.querySelector('summary')?.getBoundingClientRect().top ?? 0;
}

/** Opens the tab in every set of the group that has it, but for the one where the browser does. */
function openInGroup(group: string, value: string, besides: Element | null = null): void {
  for (const tabs of allTabs()) if (tabs.dataset['group'] === group && tabs !== besides) openTab(tabs, value);
}

function openTab(tabs: Element, value: string | undefined): void {
  const tab = tabsIn(tabs).find(({ dataset }) => dataset['value'] === value);
  if (tab) tab.open = true;
}
