import { useEffect, useRef } from 'react';
import type { FrameData } from '#model/page.ts';
import { useCurrentHeading } from '../features/toc/useCurrentHeading.ts';
import { useMessages } from '../ui/SiteContext.tsx';
import { TocList } from '../ui/TocList.tsx';

/** The headings of the page, at the side of wide screens, with the one that is being read marked. */
export function TableOfContents({ frame: { toc, textLang } }: { frame: FrameData }) {
  const label = useMessages().onThisPage;
  const ref = useRef<HTMLElement>(null);
  const current = useCurrentHeading(toc, ref);
  useEffect(() => {
    if (ref.current && current !== null) keepInSight(current, ref.current);
  }, [current]);
  return (
    <nav className="toc" aria-label={label} ref={ref}>
      <p className="toc-title">{label}</p>
      <TocList toc={toc} lang={textLang ?? undefined} current={current} />
    </nav>
  );
}

/** Scrolls a list that is taller than the screen, and never the page. */
function keepInSight(id: string, list: HTMLElement): void {
  const link = list.querySelector(`[href="#${CSS.escape(id)}"]`)?.getBoundingClientRect();
  const { top, bottom } = list.getBoundingClientRect();
  if (link && (link.top < top || link.bottom > bottom)) list.scrollTop += link.top - (top + bottom) / 2;
}
