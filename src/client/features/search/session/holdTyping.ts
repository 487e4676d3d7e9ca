import { MAX_QUERY_LENGTH } from './cutQuery.ts';

/**
 * Takes what the reader types before the search box is there; phones show their keyboard for it. The returned function
 * gives the focus back and tells what was typed, or null if the reader pressed Escape meanwhile.
 */
export function holdTyping(letter: string, label: string): () => string | null {
  const before = document.activeElement;
  const holder = document.createElement('input');
  let isWanted = true;

  function letGo(): void {
    holder.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }

  holder.className = 'sr-only';
  // Browsers scroll to where one types: this is always in view.
  holder.style.cssText = 'position:fixed;top:0';
  holder.ariaLabel = label;
  holder.maxLength = MAX_QUERY_LENGTH;
  holder.value = letter;
  holder.addEventListener('keydown', ({ key, isComposing }) => {
    if (key !== 'Escape' || isComposing) return;
    isWanted = false;
    letGo();
  });
  document.body.append(holder);
  holder.focus();
  return () => {
    if (!isWanted) return null;
    letGo();
    return holder.value;
  };
}
