import { useStore } from '../../../ui/useStore.ts';
import type { Filters, Results } from './createResults.ts';
import { useResultsPage } from './ResultsContext.ts';

interface WiderSearchProps extends Pick<Results, 'sections'> {
  /** The button that was pressed is about to go. */
  readonly onPress: () => void;
}

/** Takes off a filter that may be why nothing was found. */
export function WiderSearch({ sections, onPress }: WiderSearchProps) {
  const { page, session, messages } = useResultsPage();
  const filters = useStore(session.filters);
  const isInOtherSection = filters.section !== null && [...sections.values()].some((count) => count > 0);
  const isInOtherLanguage = !filters.isEveryLanguage && page.frame.alternates.length > 1;
  const without = (wider: Partial<Filters>) => (): void => {
    onPress();
    session.setFilters({ ...filters, ...wider });
  };
  return (
    <div>
      {isInOtherSection && (
        <p>
          <button type="button" onClick={without({ section: null })}>
            {messages.searchAllSections}
          </button>
        </p>
      )}
      {isInOtherLanguage && (
        <p>
          <button type="button" onClick={without({ isEveryLanguage: true })}>
            {messages.searchEveryLanguage}
          </button>
        </p>
      )}
    </div>
  );
}
