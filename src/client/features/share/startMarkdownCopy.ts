import { frameMessagesFor } from '#model/messages/frame/frameMessagesFor.ts';
import type { PageData } from '#model/page.ts';
import type { Store } from '../../runtime/store.ts';
import { showToast } from '../../runtime/toast.ts';

/** Makes the link to a post's Markdown copy it instead, on later pages too. */
export function startMarkdownCopy(page: Store<PageData>): void {
  addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link = target instanceof Element ? target.closest('a[data-act="markdown"]') : null;
    // Who asks for another tab, a window or the file gets it.
    if (!(link instanceof HTMLAnchorElement) || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    void copyMarkdown(link.href, page.get().site.locale.code);
  });
}

/** A browser that refuses to copy opens the text, to be copied there. */
async function copyMarkdown(href: string, locale: string): Promise<void> {
  const messages = frameMessagesFor(locale);
  const text = load(href);
  try {
    // Safari only copies what was promised while the click lasts.
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    showToast(messages.copiedMarkdown);
  } catch (error) {
    console.warn(error);
    const isLoaded = await text.then(
      () => true,
      () => false,
    );
    if (isLoaded) location.assign(href);
    else showToast(messages.markdownNotLoaded);
  }
}

async function load(href: string): Promise<string> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} answered ${response.status}`);
  return response.text();
}
