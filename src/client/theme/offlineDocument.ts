import { THEME_STORAGE_KEY } from '#model/constants.ts';
import { offlinePageMessagesFor } from '#model/messages/offline/offlinePageMessagesFor.ts';
import { OFFLINE_SLOTS } from '#model/offline.ts';
import type { SiteView } from '#model/page.ts';
import { escapeHtml as say } from '../runtime/escapeHtml.ts';
import { loneDocument, type PolicyOf } from './loneDocument.ts';

/**
 * The colours that the reader has chosen: where storage is blocked nothing is lost. And the page itself, once there is a
 * line: one that is gone again a moment later is none, and a link that was followed meanwhile must not be lost.
 */
const SCRIPT = `ononline=e=>setTimeout(e=>navigator.onLine&&location.reload(),1e3);try{let t=localStorage.${THEME_STORAGE_KEY};/^(dark|light)$/.test(t)&&(document.documentElement.dataset.theme=t)}catch{}`;

/** What a reader without a line gets in place of a page that is not kept. The service worker fills its slots. */
export function offlineDocument(
  site: Pick<SiteView, 'locale' | 'title' | 'themeColor' | 'colorMode'>,
  policyOf: PolicyOf,
): string {
  const messages = offlinePageMessagesFor(site.locale.code);
  const html =
    `<p>${OFFLINE_SLOTS.reason}</p>` +
    `<nav><a href="">${say(messages.tryAgain)}</a>${OFFLINE_SLOTS.home}</nav>` +
    `<h2>${say(messages.readable)}</h2>${OFFLINE_SLOTS.pages}`;
  const { respectSystem, default: theme } = site.colorMode;
  return loneDocument(
    {
      site,
      title: messages.offlineTitle,
      headHtml: '',
      html,
      script: SCRIPT,
      ...(!respectSystem && { theme }),
    },
    policyOf,
  );
}
