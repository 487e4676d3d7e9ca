import type { FallbackNotice, TocItem, VisibilityBanner } from '#model/page.ts';
import type { ReactNode } from 'react';
import { useMessages } from '../ui/useMessages.ts';
import { Prose } from '../ui/Prose.tsx';
import { TitleEnd } from '../ui/TitleEnd.tsx';
import { TocList } from '../ui/TocList.tsx';
import { FallbackNote } from './FallbackNote.tsx';
import { VisibilityNote } from './VisibilityNote.tsx';

interface Text {
  readonly title: string;
  readonly bodyHtml: string;
  readonly showTitle: boolean;
  readonly fallback: FallbackNotice | null;
  readonly banner: VisibilityBanner;
}

interface TextBodyProps {
  readonly text: Text;
  readonly toc: readonly TocItem[];
  /** What stands between the title and the text. */
  readonly children?: ReactNode;
}

/** One text of the owner with its notices, title and, on small screens, its table of contents. */
export function TextBody({ text, toc, children }: TextBodyProps) {
  return (
    <>
      <VisibilityNote banner={text.banner} />
      <FallbackNote fallback={text.fallback} />
      <header className="page-header">
        <Title text={text} />
        {children}
        <TitleEnd />
      </header>
      <FoldedToc toc={toc} lang={text.fallback?.lang} />
      <Prose html={text.bodyHtml} lang={text.fallback?.lang} />
    </>
  );
}

/** Every page has one level-one heading: unseen where the owner hides the title, left out where the text brings its own. */
function Title({ text }: { text: Text }) {
  if (!text.showTitle && text.bodyHtml.includes('<h1')) return null;
  return (
    <h1 className={text.showTitle ? undefined : 'sr-only'} lang={text.fallback?.lang} dir="auto">
      {text.title}
    </h1>
  );
}

function FoldedToc({ toc, lang }: { toc: readonly TocItem[]; lang: string | undefined }) {
  const messages = useMessages();
  if (toc.length === 0) return null;
  return (
    <details className="toc-folded">
      <summary>{messages.onThisPage}</summary>
      <TocList toc={toc} lang={lang} />
    </details>
  );
}
