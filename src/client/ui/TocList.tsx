import type { TocItem } from '#model/page.ts';

/** Links to the headings of a text, the deeper ones indented. */
export function TocList({ toc }: { toc: readonly TocItem[] }) {
  return (
    <ul className="toc-list">
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
