import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { isModified } from './isModified.ts';
import { keepTab } from './keepTab.ts';
import { optionId } from './optionId.ts';
import type { Option } from './screenOptions.ts';
import { useSearch } from './SearchContext.ts';

interface ModalKeys {
  readonly box: RefObject<HTMLInputElement | null>;
  readonly options: readonly Option[];
  readonly active: number;
  readonly isChosen: boolean;
  /** Whether an answer is on its way. */
  readonly isWaiting: boolean;
  readonly move: (step: 1 | -1) => void;
}

interface HeardKeys {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** The reader typed on: what Enter was pressed for is not wanted any more. */
  readonly forgetEnter: () => void;
}

/** What the keys do in the modal. */
export function useModalKeys({ box, options, active, isChosen, isWaiting, move }: ModalKeys): HeardKeys {
  const { close, onSelect } = useSearch();
  /** Enter was pressed before the answer came: its first hit is wanted, not that of the answer before. */
  const eager = useRef<'here' | 'elsewhere' | null>(null);

  function open(index: number, place: 'here' | 'elsewhere'): void {
    const option = options[index];
    if (option !== undefined && place === 'elsewhere') {
      onSelect(option.hit);
      window.open(option.href, '_blank', 'noopener');
    } else document.getElementById(optionId(index))?.click();
  }

  useEffect(() => {
    const place = eager.current;
    if (isWaiting || place === null) return;
    eager.current = null;
    open(0, place);
  });

  function onEnter(event: KeyboardEvent): void {
    const place = isModified(event) ? 'elsewhere' : 'here';
    if (isWaiting && !isChosen) eager.current = place;
    else open(active, place);
  }

  /** True if the key has done its work. */
  function hear(event: KeyboardEvent): boolean {
    const { key, currentTarget, target, shiftKey, altKey } = event;
    if (key === 'Escape') return act(close);
    if (key === 'Tab') return keepTab(currentTarget, shiftKey);
    if (target !== box.current || altKey) return false;
    if (key === 'Enter') return act(() => onEnter(event));
    if (isModified(event)) return false;
    if (key === 'ArrowDown') return act(() => move(1));
    return key === 'ArrowUp' && act(() => move(-1));
  }

  return {
    onKeyDown(event) {
      // While an input method is at work the keys are its own; Safari calls it done before its last key arrives.
      if (event.nativeEvent.isComposing || event.keyCode === 229) return;
      if (hear(event)) event.preventDefault();
    },
    forgetEnter() {
      eager.current = null;
    },
  };
}

function act(action: () => void): true {
  action();
  return true;
}
