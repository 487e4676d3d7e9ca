import { Fragment } from 'react';
import { languageName } from '#model/languageName.ts';
import { hitPlace } from '../hitPlace.ts';
import { HitText } from '../marks/HitText.tsx';
import type { SearchHit } from '../searchClient.ts';
import { nameIn, sectionNamed } from '../sections.ts';
import { useResultsPage } from './ResultsContext.ts';

interface ResultItemProps {
  readonly hit: SearchHit;
  readonly onSelect: () => void;
}

export function ResultItem({ hit, onSelect }: ResultItemProps) {
  const { page, messages } = useResultsPage();
  const { code, htmlLang } = page.site.locale;
  const language = hit.text_language ?? hit.language ?? code;
  const lang = language === code ? undefined : language;
  const { title, above } = hitPlace(hit);
  const languages = page.frame.alternates.map((alternate) => alternate.code);
  const section = nameIn(code, sectionNamed(hit.hierarchy.lvl0 ?? '', languages));
  return (
    <li className="search-hit">
      <h2 dir="auto" lang={lang}>
        <a href={hit.url} onClick={onSelect}>
          <HitText hit={hit} name={title} fallback={hit.hierarchy.lvl1 ?? hit.url} />
        </a>
      </h2>
      <p className="search-place">
        {above.map((level, index) => (
          <Fragment key={level}>
            {index > 0 && ' › '}
            <span dir="auto" lang={level === 'lvl0' ? undefined : lang}>
              {level === 'lvl0' ? section : hit.hierarchy[level]}
            </span>
          </Fragment>
        ))}
        {lang !== undefined && (
          <>
            {' '}
            <small>{messages.inLanguage(languageName(lang, htmlLang))}</small>
          </>
        )}
      </p>
      {hit.content && (
        <p className="search-snippet" dir="auto" lang={lang}>
          <HitText hit={hit} name="content" />
        </p>
      )}
    </li>
  );
}
