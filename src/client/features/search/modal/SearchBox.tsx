import type { RefObject } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { MAX_QUERY_LENGTH } from '../session/cutQuery.ts';
import { LIST_ID } from './optionId.ts';
import { useSearch } from './SearchContext.ts';

interface SearchBoxProps {
  readonly box: RefObject<HTMLInputElement | null>;
  readonly input: string;
  readonly isStalled: boolean;
  /** Id of the active option; null where there is no list. */
  readonly active: string | null;
  readonly onInput: (text: string) => void;
}

/** A combobox as the ARIA practices describe it: focus stays here while the arrows move through the list. */
export function SearchBox({ box, input, isStalled, active, onInput }: SearchBoxProps) {
  const { messages } = useSearch();
  return (
    <form
      className="search-box"
      role="search"
      aria-busy={isStalled}
      onSubmit={(event) => event.preventDefault()}
    >
      <Icon name="search" />
      <input
        ref={box}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- Where a window that crashed is tried again, the button that was pressed is gone.
        autoFocus
        type="search"
        role="combobox"
        aria-label={messages.search}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={active !== null}
        aria-controls={active === null ? undefined : LIST_ID}
        aria-activedescendant={active ?? undefined}
        placeholder={messages.searchPlaceholder}
        maxLength={MAX_QUERY_LENGTH}
        enterKeyHint="go"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        value={input}
        onChange={({ target }) => onInput(target.value)}
      />
      {input !== '' && (
        <button
          type="button"
          onClick={() => {
            onInput('');
            box.current?.focus();
          }}
        >
          {messages.clearQuery}
        </button>
      )}
    </form>
  );
}
