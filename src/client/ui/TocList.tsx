import type { TocItem } from '#model/page.ts';

/** Links to the headings of a text, the deeper ones indented. */
export function TocList({ toc, lang }: { toc: readonly TocItem[]; lang?: string | undefined }) {
  return (
    <ul className="toc-list" lang={lang}>
      {toc.map((item) => (
        <li className={`toc-level-${item.level}`} key={item.id}>
          <a href={`#${item.id}`} dir="auto">
            {item.text}
          </a>
        </li>
      ))}
    </ul>
  );
}
