interface PagerTarget {
  readonly href: string;
  /** Where the link leads, such as 'Older post'. */
  readonly direction: string;
  /** Name of the target, where there is one. */
  readonly title?: string;
  readonly lang?: string | null;
}

interface PagerProps {
  readonly label: string;
  readonly previous: PagerTarget | null;
  readonly next: PagerTarget | null;
}

/** Two links at the end of a page: back on the left, on on the right. */
export function Pager({ label, previous, next }: PagerProps) {
  if (previous === null && next === null) return null;
  return (
    <nav className="pager" aria-label={label}>
      {previous !== null && <PagerLink rel="prev" target={previous} />}
      {next !== null && <PagerLink rel="next" target={next} />}
    </nav>
  );
}

function PagerLink({ rel, target }: { rel: 'prev' | 'next'; target: PagerTarget }) {
  return (
    <a className={`pager-${rel}`} href={target.href} rel={rel}>
      <span className="pager-direction">{target.direction}</span>
      {target.title !== undefined && (
        <span className="pager-title" lang={target.lang ?? undefined} dir="auto">
          {target.title}
        </span>
      )}
    </a>
  );
}
