/** The part of a key press that counts. */
export interface KeyFacts {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  /** Whether an input method is at work. */
  readonly isComposing: boolean;
  readonly isInTextField: boolean;
  readonly isOnButton: boolean;
}

/** What a key press asks for: open or close the search, or open it with a letter; null for nothing. */
export function askedByKey(press: KeyFacts): 'toggle' | { readonly letter: string } | null {
  const { key, isComposing, isInTextField, isOnButton } = press;
  if (isComposing || press.altKey) return null;
  if (press.ctrlKey || press.metaKey) return !press.shiftKey && key.toLowerCase() === 'k' ? 'toggle' : null;
  if (key === '/' && !isInTextField) return { letter: '' };
  return isOnButton && /^[\p{L}\p{N}]$/u.test(key) ? { letter: key } : null;
}
