import { MAX_QUERY_LENGTH } from './cutQuery.ts';

interface Held {
  readonly typed: string;
  /** Enter was pressed: the first hit is wanted. */
  readonly isEntered: boolean;
}

/**
 * Takes what the reader types before the search box is there; phones show their keyboard for it. The returned function
 * gives the focus back and tells what was typed, or null if the reader pressed Escape meanwhile.
 */
export function holdTyping(letter: string, label: string, onType: (text: string) => void): () => Held | null {
  const before = document.activeElement;
  const holder = document.createElement('input');
  let isWanted = true;
  let isEntered = false;

  function letGo(): void {
    holder.remove();
    // Without the holder, nothing has the focus: to give it to the body would only make the browser lay out the page.
    if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true });
  }

  holder.className = 'sr-only';
  // Browsers scroll to where one types: this is always in view.
  holder.style.cssText = 'position:fixed;top:0';
  holder.ariaLabel = label;
  holder.maxLength = MAX_QUERY_LENGTH;
  holder.value = letter;
  holder.addEventListener('keydown', ({ key, isComposing, repeat }) => {
    if (isComposing || repeat) return;
    isEntered = key === 'Enter';
    if (key !== 'Escape') return;
    isWanted = false;
    letGo();
  });
  holder.addEventListener('input', () => onType(holder.value));
  document.body.append(holder);
  holder.focus();
  return () => {
    if (!isWanted) return null;
    letGo();
    return { typed: holder.value, isEntered };
  };
}
