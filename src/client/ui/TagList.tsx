import type { TagLink } from '#model/page.ts';
import { useMessages } from './useMessages.ts';

interface TagListProps {
  readonly tags: readonly TagLink[];
  readonly hasCounts?: boolean;
}

export function TagList({ tags, hasCounts = false }: TagListProps) {
  const messages = useMessages();
  if (tags.length === 0) return null;
  return (
    <ul className="tags" aria-label={messages.tags}>
      {tags.map((tag) => (
        <li key={tag.href}>
          <a className="tag" href={tag.href} dir="auto">
            {tag.label}
            {hasCounts && <TagCount text={messages.postCount(tag.count)} count={tag.count} />}
          </a>
        </li>
      ))}
    </ul>
  );
}

function TagCount({ text, count }: { text: string; count: number }) {
  return (
    <>
      <span className="tag-count" aria-hidden="true">
        {count}
      </span>
      <span className="sr-only">{`, ${text}`}</span>
    </>
  );
}
