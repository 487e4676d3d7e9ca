/**
 * Runs inline in the head of every page, before the first paint. What it needs to know stands in data attributes of
 * the root element: `theme` and `theme-system`, `announcement`, `entry`, `base` and `path`.
 */
import { dismissAnnouncement, hideDismissedAnnouncement } from './runtime/bootAnnouncement.ts';
import { followColorMode, switchColorMode } from './runtime/bootColorMode.ts';
import { awaitIntent, loadEntry, retryEntry } from './runtime/bootEntry.ts';
import { showRememberedTabs } from './runtime/rememberedTabs.ts';
import { isSlowConnection } from './runtime/slowConnection.ts';

/** What works without the entry, by `data-act`. */
const ACTS: Readonly<Record<string, () => void>> = {
  theme: switchColorMode,
  dismiss: dismissAnnouncement,
  load: retryEntry,
};

window.earlyClicks = [];
followColorMode();
hideDismissedAnnouncement();
awaitIntent();
addEventListener('DOMContentLoaded', () => {
  showRememberedTabs();
  // An address that asks for something needs the entry to answer.
  if (location.search && !isSlowConnection()) loadEntry();
});

addEventListener('click', (event) => {
  const button = (event.target as Element).closest?.<HTMLElement>('button[data-act],lontar-island button');
  const act = button && ACTS[button.dataset['act'] ?? ''];
  if (act) act();
  else if (button && window.earlyClicks) {
    // It is pressed again when the entry can answer; until then no form is sent.
    event.preventDefault();
    window.earlyClicks.push(button);
  }
});
