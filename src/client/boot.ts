/**
 * Runs inline in the head of every page, before the first paint. What it needs to know stands in data attributes of
 * the root element: `theme` and `theme-system`, `announcement`, `entry`, `base` and `path`.
 */
import { ANNOUNCEMENT_STORAGE_KEY } from '#model/constants.ts';
import { applyColorMode, switchColorMode, systemQuery } from './runtime/bootColorMode.ts';
import type { EarlyClick } from './runtime/bootContract.ts';
import { attempts, awaitIntent, loadEntry, retryEntry } from './runtime/bootEntry.ts';
import { dataset } from './runtime/bootPage.ts';
import { stored } from './runtime/bootStorage.ts';
import { showRememberedTabs } from './runtime/rememberedTabs.ts';
import { isSlowConnection } from './runtime/slowConnection.ts';

/** What works without the entry, by `data-act`. */
const ACTS: Readonly<Record<string, (link: HTMLAnchorElement) => void>> = {
  theme: switchColorMode,
  dismiss() {
    dataset['dismissed'] = '';
    stored(ANNOUNCEMENT_STORAGE_KEY, dataset['announcement']);
  },
  load: retryEntry,
  /** The link leads to the same place of the page in the other language. */
  locale(link) {
    link.search = location.search;
    link.hash = location.hash;
  },
};

/** What the reader has chosen: the colour mode, and to see no more of this very announcement. */
function applyChoices(): void {
  applyColorMode();
  if (stored(ANNOUNCEMENT_STORAGE_KEY) === dataset['announcement']) dataset['dismissed'] = '';
}

window.earlyClicks = [];
// The system and other tabs are followed. What is stored is read instead of what an event carries, and nothing is written
// in answer to one: so tabs that switch at the same time end up alike.
applyChoices();
systemQuery?.addEventListener('change', applyChoices);
addEventListener('storage', applyChoices);
// A page that comes back from the back/forward cache was told nothing meanwhile.
addEventListener('pageshow', applyChoices);
awaitIntent();
// The browser tells of the site as an app right after the load, before the entry is there to hear it.
for (const sign of ['appinstalled', 'beforeinstallprompt'] as const)
  addEventListener(sign, () => (window.installSign = sign));
addEventListener('DOMContentLoaded', () => {
  showRememberedTabs();
  // An address that asks for something needs the entry to answer.
  if (location.search && !isSlowConnection()) loadEntry();
});

/** It is done again when the entry can answer; until then no form is sent. A link leads on if that failed before. */
function doLater(event: Event, early: EarlyClick | false | 0 | null): void {
  if (early && window.earlyClicks && !(attempts > 1 && (early as HTMLAnchorElement).href)) {
    event.preventDefault();
    window.earlyClicks.push(early);
  }
}

addEventListener('click', (event) => {
  const button = (event.target as Element).closest?.<HTMLAnchorElement>('[data-act],lontar-island button');
  const act = ACTS[button?.dataset['act'] as string];
  if (act) act(button as HTMLAnchorElement);
  else if (!(event.ctrlKey || event.metaKey)) doLater(event, button);
});

addEventListener('keydown', (event) => {
  const search = document.querySelector('[data-act=search]') as HTMLElement;
  doLater(
    event,
    event.ctrlKey || event.metaKey
      ? event.key.toLowerCase() === 'k' && search
      : // What is typed after the search was asked for is meant for it; Escape takes back what was asked for.
        window.earlyClicks?.includes(search)
        ? event.key === 'Escape'
          ? (window.earlyClicks.length = 0)
          : /^(.|Backspace|Enter)$/.test(event.key) && event.key
        : // Only what text is typed into can select it.
          event.key === '/' && !(event.target as HTMLInputElement).select && search,
  );
});
