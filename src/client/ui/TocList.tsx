import type { TocItem } from '#model/page.ts';

interface TocListProps {
  readonly toc: readonly TocItem[];
  readonly lang?: string | undefined;
}

/** Links to the headings of a text, the deeper ones indented. */
export function TocList({ toc, lang }: TocListProps) {
  return (
    <ul className="toc-list" lang={lang}>
      {toc.map(({ id, text, level }) => (
        <li className={`toc-level-${level}`} key={id}>
          <a href={`#${id}`} dir="auto">
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
