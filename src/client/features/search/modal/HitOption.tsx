import type { MouseEvent } from 'react';
import { hitPlace } from '../hitPlace.ts';
import { HitText } from '../marks/HitText.tsx';
import type { SearchHit } from '../searchClient.ts';
import { hitTitle } from './hitTitle.ts';
import { isModified } from './isModified.ts';
import type { Option } from './screenOptions.ts';
import { useSearch } from './SearchContext.ts';
import { SearchIcon, type SearchIconName } from './SearchIcon.tsx';

interface HitOptionProps {
  readonly id: string;
  readonly option: Option;
  readonly isActive: boolean;
  readonly onPoint: () => void;
}

/** A row of the list. It is a link, so that the browser opens it as it opens any other. */
export function HitOption({ id, option, isActive, onPoint }: HitOptionProps) {
  const { hit, href, isPart, saved } = option;
  const { page, close, onSelect } = useSearch();
  const language = hit.text_language;
  const onClick = (event: MouseEvent): void => {
    onSelect(hit);
    if (!isModified(event)) close();
  };
  return (
    <a
      id={id}
      className={isPart ? 'search-option search-part' : 'search-option'}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={href}
      lang={language === page.site.locale.code ? undefined : language}
      onClick={onClick}
      // Not when the list moves below a pointer that rests.
      onPointerMove={onPoint}
    >
      <SearchIcon name={saved ?? iconOf(hit)} />
      <span className="search-option-text">
        <Title option={option} />
        <Detail option={option} />
      </span>
    </a>
  );
}

/** Keeps the height of a line for a text that is on its way, or was never there. */
const NO_TEXT = '\u00a0';

/** Stands between two texts; an element, since a translator may put nodes of its own in place of a bare text. */
const DOT = <span> · </span>;

function Title({ option: { hit, isPartial } }: { option: Option }) {
  const isText = hit.type === 'content';
  return (
    <span className={isText ? 'search-option-title search-option-passage' : 'search-option-title'} dir="auto">
      <HitText hit={hit} name={hit.type} fallback={isText && isPartial ? NO_TEXT : hitTitle(hit)} />
    </span>
  );
}

/** A page shows some of its text; what is found in a page shows the page, and a text the section that it stands in. */
function Detail({ option: { hit, language, saved } }: { option: Option }) {
  const { htmlLang } = useSearch().page.site.locale;
  const name = hit.type === 'lvl1' ? 'content' : 'lvl1';
  const section = hit.type === 'content' ? hitPlace(hit).title : 'lvl1';
  const hasText = name === 'content' ? !!hit.content : !!hit.hierarchy.lvl1;
  // Of a hit the text may follow: titles stand where they stood.
  if (!hasText && language === null && saved !== null) return null;
  return (
    <span className="search-option-detail" dir="auto">
      {language !== null && <span lang={htmlLang}>{language}</span>}
      {language !== null && hasText && DOT}
      {section !== 'lvl1' && <HitText hit={hit} name={section} />}
      {section !== 'lvl1' && DOT}
      {hasText && <HitText hit={hit} name={name} />}
      {!hasText && language === null && <span>{NO_TEXT}</span>}
    </span>
  );
}

function iconOf({ type }: SearchHit): SearchIconName {
  if (type === 'content') return 'text';
  return type === 'lvl1' ? 'page' : 'heading';
}
