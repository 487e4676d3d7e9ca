import { frameMessagesFor } from '#model/messages/frame/frameMessagesFor.ts';
import type { PageData } from '#model/page.ts';
import type { Store } from '../../runtime/store.ts';
import { showToast } from '../../runtime/toast.ts';

/** Makes the buttons of all blocks of code work, those of later pages too. */
export function startCodeBlocks(page: Store<PageData>): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('.code-block [data-act]') : null;
    const block = button?.closest<HTMLElement>('.code-block');
    if (!button || !block) return;
    if (button.dataset['act'] === 'wrap') toggleWrap(button, block);
    else if (button.dataset['act'] === 'copy') void copy(block, page.get().site.locale.code);
  });
}

function toggleWrap(button: HTMLElement, block: HTMLElement): void {
  const isWrapped = block.classList.toggle('wrapped');
  button.setAttribute('aria-pressed', String(isWrapped));
}

/** Line numbers and signs come from the style sheet, so the text is exactly the code. */
async function copy(block: HTMLElement, locale: string): Promise<void> {
  const code = block.querySelector('code');
  if (!code) return;
  const messages = frameMessagesFor(locale);
  try {
    await navigator.clipboard.writeText(code.textContent);
    showToast(messages.copiedCode);
  } catch (error) {
    console.warn(error);
    getSelection()?.selectAllChildren(code);
    showToast(messages.copyRefused);
  }
}
