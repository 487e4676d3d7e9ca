import { Icon } from '../../../ui/Icon.tsx';
import { hitTitle } from './hitTitle.ts';
import type { Option, OptionGroup } from './screenOptions.ts';
import { useSearch } from './SearchContext.ts';
import { SearchIcon } from './SearchIcon.tsx';

/** What can be done with saved searches: beside the list, row by row, because a list may hold nothing but options. */
export function SavedActions({ groups, onDone }: { groups: readonly OptionGroup[]; onDone: () => void }) {
  return (
    <div className="search-actions">
      {groups.map(({ label, options }) => (
        <div key={label}>
          {options.map((option) => (
            <RowActions key={option.hit.objectID} option={option} onDone={onDone} />
          ))}
        </div>
      ))}
    </div>
  );
}

function RowActions({ option: { hit, saved: list }, onDone }: { option: Option; onDone: () => void }) {
  const { saved, messages } = useSearch();
  const title = hitTitle(hit);
  const removeLabel = list === 'recent' ? messages.removeRecent(title) : messages.removeFavorite(title);
  const then = (action: () => void) => () => {
    action();
    // The button is gone with its row.
    onDone();
  };
  return (
    <div className="search-row-actions">
      {list === 'recent' && (
        <button
          type="button"
          aria-label={messages.addFavorite(title)}
          onClick={then(() => saved.addFavorite(hit))}
        >
          <SearchIcon name="favorite" />
        </button>
      )}
      <button type="button" aria-label={removeLabel} onClick={then(() => saved.remove(hit))}>
        <Icon name="close" />
      </button>
    </div>
  );
}
