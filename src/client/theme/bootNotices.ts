import type { SiteView } from '#model/page.ts';
import { messagesFor } from '#model/messages/messagesFor.ts';
import { LIKELY_BASE_ID, LOAD_NOTICE_ID, WRONG_BASE_ID } from '../runtime/bootContract.ts';
import { escapeHtml } from '../runtime/escapeHtml.ts';

/** What a page carries hidden, for the boot script to show when nothing else could be loaded. */
export function bootNotices({ basePath, locale }: SiteView): string {
  const messages = messagesFor(locale.code);
  return (
    `<div class="failure-notice" id="${LOAD_NOTICE_ID}" role="alert" hidden><p>${escapeHtml(messages.loadFailed)}</p>` +
    `<button class="button" type="button" data-act="load">${escapeHtml(messages.retry)}</button></div>` +
    `<div class="wrong-base" id="${WRONG_BASE_ID}" role="alert" hidden>` +
    `<p>${messages.wrongBase(`<code>${escapeHtml(basePath)}</code>`, `<code id="${LIKELY_BASE_ID}"></code>`)}</p></div>`
  );
}
