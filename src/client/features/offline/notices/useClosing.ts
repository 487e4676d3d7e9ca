import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** What Escape closes before a notice. */
const IN_FRONT = ':modal, header details[open]';

/** Closes a box by its button or Escape. A focus that was inside goes back to where it came from. */
export function useClosing(onClose: () => void): {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly close: () => void;
} {
  const box = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const close = useCallback(() => {
    if (box.current?.contains(document.activeElement)) cameFrom.current?.focus();
    onClose();
  }, [onClose]);
  useEffect(() => {
    const element = box.current;
    const onKey = ({ key, isComposing }: KeyboardEvent): void => {
      if (key !== 'Escape' || isComposing) return;
      if (document.querySelector(IN_FRONT) === null) close();
    };
    const onFocus = ({ relatedTarget }: FocusEvent): void => {
      const isInside = relatedTarget instanceof Node && element?.contains(relatedTarget);
      if (!isInside) cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    };
    // Before those listeners that close what is in front.
    addEventListener('keydown', onKey, true);
    element?.addEventListener('focusin', onFocus);
    return () => {
      removeEventListener('keydown', onKey, true);
      element?.removeEventListener('focusin', onFocus);
    };
  }, [close]);
  return { box, close };
}
