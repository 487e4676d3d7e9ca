import { useEffect, useState } from 'react';
import { optionId } from './optionId.ts';

interface ActiveOption {
  /** -1 where there are none. */
  readonly active: number;
  /** Whether the reader chose it; otherwise it is just the first. */
  readonly isChosen: boolean;
  /** The pointer moved over one. */
  readonly point: (index: number) => void;
  /** One down or up, around the ends. */
  readonly move: (step: 1 | -1) => void;
}

/** Which of the options is active: the first of every new list, until the reader chooses another. */
export function useActiveOption(list: number, count: number): ActiveOption {
  const [choice, setChoice] = useState({ list, index: 0, isByKey: false });
  const isChosen = choice.list === list && choice.index > 0;
  const active = Math.min(isChosen ? choice.index : 0, count - 1);
  const { isByKey } = choice;
  useEffect(() => {
    // A list that moves under the pointer would choose by itself.
    if (isByKey) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active, isByKey]);
  return {
    active,
    isChosen,
    point(index) {
      if (index !== active) setChoice({ list, index, isByKey: false });
    },
    move(step) {
      if (count > 0) setChoice({ list, index: (active + step + count) % count, isByKey: true });
    },
  };
}
