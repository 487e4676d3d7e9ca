import { HitOption } from './HitOption.tsx';
import { LIST_ID, optionId } from './optionId.ts';
import type { OptionGroup } from './screenOptions.ts';
import { useSearch } from './SearchContext.ts';

interface OptionListProps {
  readonly groups: readonly OptionGroup[];
  readonly active: number;
  readonly isBusy: boolean;
  readonly onPoint: (index: number) => void;
}

/** The list that belongs to the search box: focus stays there, and one of these is active. */
export function OptionList({ groups, active, isBusy, onPoint }: OptionListProps) {
  const { messages } = useSearch();
  return (
    <div
      id={LIST_ID}
      className="search-list"
      role="listbox"
      aria-label={messages.searchHits}
      aria-busy={isBusy}
    >
      {groups.map(({ label, first, options }) => {
        const labelId = `search-group-${first}`;
        return (
          <div key={labelId} role="group" aria-labelledby={labelId}>
            <div id={labelId} className="search-group" role="presentation">
              {label}
            </div>
            {options.map((option, place) => (
              <HitOption
                key={optionId(first + place)}
                id={optionId(first + place)}
                option={option}
                isActive={first + place === active}
                onPoint={() => onPoint(first + place)}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}
