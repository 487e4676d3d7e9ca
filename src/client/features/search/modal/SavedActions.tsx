import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../../ui/Icon.tsx';
import { MAX_FAVORITES } from '../saved/savedLists.ts';
import { hitTitle } from './hitTitle.ts';
import type { Option, OptionGroup } from './screenOptions.ts';
import { useSearch } from './SearchContext.ts';
import { SearchIcon } from './SearchIcon.tsx';

/** What was done, in words. */
export interface Deed {
  readonly text: string;
  /** Whether it could not be done. */
  readonly isRefused: boolean;
}

interface SavedActionsProps {
  readonly groups: readonly OptionGroup[];
  readonly box: RefObject<HTMLInputElement | null>;
  readonly onDone: (deed: Deed) => void;
}

/** What can be done with saved searches: beside the list, row by row, because a list may hold nothing but options. */
export function SavedActions({ groups, box, onDone }: SavedActionsProps) {
  const actions = useRef<HTMLDivElement>(null);
  const alike = ({ name }: HTMLButtonElement): HTMLElement[] => [
    ...(actions.current?.querySelectorAll<HTMLElement>(`[name="${name}"]`) ?? []),
  ];
  /** A button that goes with its row leaves the focus to the one that takes its place, the last one to the box. */
  function onAct(button: HTMLButtonElement, act: () => Deed): void {
    const place = alike(button).indexOf(button);
    flushSync(() => onDone(act()));
    if (button.isConnected) return;
    const left = alike(button);
    (left[Math.min(place, left.length - 1)] ?? box.current)?.focus();
  }
  return (
    <div className="search-actions" ref={actions}>
      {groups.map(({ label, options }) => (
        <div key={label}>
          {options.map((option) => (
            <RowActions key={option.hit.objectID} option={option} onAct={onAct} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface RowActionsProps {
  readonly option: Option;
  readonly onAct: (button: HTMLButtonElement, act: () => Deed) => void;
}

function RowActions({ option: { hit, saved: list }, onAct }: RowActionsProps) {
  const { saved, messages } = useSearch();
  const title = hitTitle(hit);

  function star(): Deed {
    const isAdded = saved.addFavorite(hit);
    return {
      text: isAdded ? messages.favoriteAdded(title) : messages.favoritesFull(MAX_FAVORITES),
      isRefused: !isAdded,
    };
  }

  function remove(): Deed {
    saved.remove(hit);
    return { text: messages.searchRemoved(title), isRefused: false };
  }

  return (
    <div className="search-row-actions">
      {list === 'recent' && (
        <button
          type="button"
          name="star"
          aria-label={messages.addFavorite(title)}
          onClick={({ currentTarget }) => onAct(currentTarget, star)}
        >
          <SearchIcon name="favorite" />
        </button>
      )}
      <button
        type="button"
        name={`remove-${list}`}
        aria-label={list === 'recent' ? messages.removeRecent(title) : messages.removeFavorite(title)}
        onClick={({ currentTarget }) => onAct(currentTarget, remove)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
