import { useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { useStore } from '../../../ui/useStore.ts';
import { optionId } from './optionId.ts';
import { OptionList } from './OptionList.tsx';
import { type Deed, SavedActions } from './SavedActions.tsx';
import { screenOptions } from './screenOptions.ts';
import { SearchBox } from './SearchBox.tsx';
import { useSearch } from './SearchContext.ts';
import { SearchFooter } from './SearchFooter.tsx';
import { SearchScreen } from './SearchScreen.tsx';
import { SearchStatusText } from './SearchStatusText.tsx';
import { useActiveOption } from './useActiveOption.ts';
import { useModalKeys } from './useModalKeys.ts';

/** What the dialog holds: the search box, what it found or has to say, and where to go from there. */
export function SearchModal() {
  const search = useSearch();
  const { session, saved, messages, close } = search;
  const state = useStore(session.state);
  const { shown, status, input, turn } = state;
  const groups = screenOptions(shown, useStore(saved.lists), search);
  const options = groups.flatMap((group) => group.options);
  const { active, isChosen, point, move } = useActiveOption(turn, options.length);
  const isWaiting = status === 'loading' || status === 'stalled';
  const box = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  /** The list that the reader has scrolled. */
  const scrolled = useRef<number | null>(null);
  const [deed, setDeed] = useState<Deed | null>(null);
  const { onKeyDown, forgetEnter } = useModalKeys({ box, options, active, isChosen, isWaiting, move });
  useLayoutEffect(() => {
    // An error has nothing to scroll.
    if (shown.kind === 'error' || scrolled.current === null || scrolled.current === turn) return;
    panel.current?.scrollTo(0, 0);
    scrolled.current = null;
  }, [shown.kind, turn]);

  function setInput(text: string): void {
    forgetEnter();
    setDeed(null);
    session.setInput(text);
  }

  function setQuery(query: string): void {
    setInput(query);
    box.current?.focus();
  }

  function retry(): void {
    session.refresh();
    // The button goes with the error.
    box.current?.focus();
  }

  return (
    <div className="search-inner" role="presentation" onKeyDown={onKeyDown}>
      <div className="search-head">
        <SearchBox
          box={box}
          input={input}
          isStalled={status === 'stalled'}
          active={options.length === 0 ? null : optionId(active)}
          onInput={setInput}
        />
        <button className="search-close" type="button" aria-label={messages.closeSearch} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div className="search-panel" ref={panel} onScroll={() => (scrolled.current = turn)}>
        {options.length === 0 ? (
          <SearchScreen isWaiting={isWaiting} shown={shown} onTry={setQuery} onRetry={retry} />
        ) : (
          <OptionList groups={groups} active={active} isBusy={isWaiting} onPoint={point} />
        )}
        {shown.kind === 'start' && options.length > 0 && (
          <SavedActions groups={groups} box={box} onDone={setDeed} />
        )}
      </div>
      <SearchStatusText state={state} deed={deed} />
      <SearchFooter shown={shown} />
    </div>
  );
}
