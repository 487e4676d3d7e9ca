import type { FrameData } from '#model/page.ts';
import { useMessages } from '../ui/SiteContext.tsx';
import { TocList } from '../ui/TocList.tsx';

/** The headings of the page, at the side of wide screens. */
export function TableOfContents({ frame: { toc, textLang } }: { frame: FrameData }) {
  const label = useMessages().onThisPage;
  return (
    <nav className="toc" aria-label={label}>
      <p className="toc-title">{label}</p>
      <TocList toc={toc} lang={textLang ?? undefined} />
    </nav>
  );
}
