import type { Page } from '#model/page.ts';
import { useMessages } from '../ui/useMessages.ts';
import { TocList } from '../ui/TocList.tsx';

/** The headings of the page, at the side of wide screens; `startToc` marks the one that is being read. */
export function TableOfContents({ page: { toc, frame } }: { page: Page }) {
  return (
    <>
      <p className="toc-title">{useMessages().onThisPage}</p>
      <TocList toc={toc} lang={frame.textLang} />
    </>
  );
}
