/**
 * Runs inline in the head of every page, before the first paint. What it needs to know stands in data attributes of
 * the root element: `theme` and `theme-system`, `announcement`, `entry`, `base` and `path`.
 */
import { dismissAnnouncement, hideDismissedAnnouncement } from './runtime/bootAnnouncement.ts';
import { followColorMode, switchColorMode } from './runtime/bootColorMode.ts';
import { attempts, awaitIntent, loadEntry, retryEntry } from './runtime/bootEntry.ts';
import { showRememberedTabs } from './runtime/rememberedTabs.ts';
import { isSlowConnection } from './runtime/slowConnection.ts';

/** What works without the entry, by `data-act`. */
const ACTS: Readonly<Record<string, (link: HTMLAnchorElement) => void>> = {
  theme: switchColorMode,
  dismiss: dismissAnnouncement,
  load: retryEntry,
  /** The link leads to the same place of the page in the other language. */
  locale(link) {
    link.search = location.search;
    link.hash = location.hash;
  },
};

window.earlyClicks = [];
followColorMode();
hideDismissedAnnouncement();
awaitIntent();
// The browser tells of the site as an app right after the load, before the entry is there to hear it.
for (const sign of ['appinstalled', 'beforeinstallprompt'] as const)
  addEventListener(sign, () => (window.installSign = sign));
addEventListener('DOMContentLoaded', () => {
  showRememberedTabs();
  // An address that asks for something needs the entry to answer.
  if (location.search && !isSlowConnection()) loadEntry();
});

/** It is pressed again when the entry can answer; until then no form is sent. A link leads on if that failed before. */
function pressLater(event: Event, button: HTMLElement | null): void {
  if (!button || !window.earlyClicks || (attempts > 1 && 'href' in button)) return;
  event.preventDefault();
  window.earlyClicks.push(button);
}

addEventListener('click', (event) => {
  const button = (event.target as Element).closest?.<HTMLAnchorElement>('[data-act],lontar-island button');
  const act = ACTS[button?.dataset['act'] as string];
  if (act) act(button as HTMLAnchorElement);
  else if (!(event.ctrlKey || event.metaKey)) pressLater(event, button);
});

// Keys that ask for the search press its button.
addEventListener('keydown', (event) => {
  if (event.key === (event.ctrlKey || event.metaKey ? 'k' : event.target === document.body && '/'))
    pressLater(event, document.querySelector<HTMLElement>('[data-act=search]'));
});
