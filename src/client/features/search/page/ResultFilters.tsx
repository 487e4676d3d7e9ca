import { type ChangeEvent, type ReactNode, useId } from 'react';
import { useStore } from '../../../ui/useStore.ts';
import { nameIn } from '../sections.ts';
import type { Results } from './createResults.ts';
import { useResultsPage } from './ResultsContext.ts';

/** Which hits to show. What leaves nothing to choose is not shown. */
export function ResultFilters({ sections }: Pick<Results, 'sections'>) {
  const { page, session, messages } = useResultsPage();
  const filters = useStore(session.filters);
  const { section, isEveryLanguage } = filters;
  const choices = new Map(section === null ? sections : [...sections, [section, sections.get(section) ?? 0]]);
  return (
    <div className="search-filters">
      {page.frame.alternates.length > 1 && (
        <Choice
          label={messages.languages}
          value={isEveryLanguage ? 'all' : ''}
          onChange={(value) => session.setFilters({ ...filters, isEveryLanguage: value !== '' })}
        >
          <option value="">{page.site.locale.label}</option>
          <option value="all">{messages.allLanguages}</option>
        </Choice>
      )}
      {choices.size > 1 && (
        <Choice
          label={messages.section}
          value={section ?? ''}
          onChange={(value) => session.setFilters({ ...filters, section: value === '' ? null : value })}
        >
          <option value="">{messages.allSections}</option>
          {[...choices].map(([choice, count]) => (
            <option
              key={choice}
              value={choice}
            >{`${nameIn(page.site.locale.code, choice)} (${count})`}</option>
          ))}
        </Choice>
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <span>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }: ChangeEvent<HTMLSelectElement>) => onChange(target.value)}
      >
        {children}
      </select>
    </span>
  );
}
