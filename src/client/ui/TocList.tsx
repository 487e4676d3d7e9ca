import type { TocItem } from '#model/page.ts';

interface TocListProps {
  readonly toc: readonly TocItem[];
  readonly lang?: string | undefined;
  /** Id of the heading that is being read. */
  readonly current?: string | null;
}

/** Links to the headings of a text, the deeper ones indented. */
export function TocList({ toc, lang, current = null }: TocListProps) {
  return (
    <ul className="toc-list" lang={lang}>
      {toc.map(({ id, text, level }) => (
        <li className={`toc-level-${level}`} key={id}>
          <a href={`#${id}`} dir="auto" aria-current={id === current ? 'location' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
