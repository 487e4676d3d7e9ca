import { frameMessagesFor } from '#model/messages/frame/frameMessagesFor.ts';
import type { PageData } from '#model/page.ts';
import type { Store } from '../../runtime/store.ts';
import { showToast } from '../../runtime/toast.ts';

/** Makes the button work that copies a post's address, on later pages too. */
export function startShare(page: Store<PageData>): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-act="share"]') : null;
    if (button) void copyAddress(page.get().site.locale.code);
  });
}

/** Without what the reader happened to have in the query or hash. */
async function copyAddress(locale: string): Promise<void> {
  const messages = frameMessagesFor(locale);
  const url = location.origin + location.pathname;
  try {
    await navigator.clipboard.writeText(url);
    showToast(messages.copiedLink);
  } catch (error) {
    console.warn(error);
    showToast(messages.linkNotCopied(url));
  }
}
