import type { TocItem } from '#model/page.ts';
import type { TextView } from '#model/textView.ts';
import type { ReactNode } from 'react';
import { useMessages } from '../ui/useMessages.ts';
import { Prose } from '../ui/Prose.tsx';
import { TitleEnd } from '../ui/TitleEnd.tsx';
import { TocList } from '../ui/TocList.tsx';
import { FallbackNote } from './FallbackNote.tsx';
import { TextFoot } from './TextFoot.tsx';
import { VisibilityNote } from './VisibilityNote.tsx';

interface TextBodyProps {
  readonly text: TextView;
  readonly toc: readonly TocItem[];
  /** What stands between the title and the text. */
  readonly children?: ReactNode;
}

/** The level-one heading that a text opens with. */
const OPENING_HEADING = /^\s*<h1[\s>].*?<\/h1>/s;

/** One text of the owner with its notices, title and, on small screens, its table of contents. */
export function TextBody({ text, toc, children }: TextBodyProps) {
  // It is the title then, and is set as one.
  const own = text.showTitle ? '' : (OPENING_HEADING.exec(text.bodyHtml)?.[0] ?? '');
  const { lang, dir } = text.fallback ?? {};
  return (
    <>
      <VisibilityNote banner={text.banner} />
      <FallbackNote fallback={text.fallback} />
      <header className="page-header">
        {own === '' ? <Title text={text} /> : <Prose html={own} lang={lang} dir={dir} />}
        {children}
        <TitleEnd />
      </header>
      <FoldedToc toc={toc} lang={lang} />
      <Prose html={text.bodyHtml.slice(own.length)} lang={lang} dir={dir} />
      <TextFoot text={text} />
    </>
  );
}

/** Every page has one level-one heading: unseen where the owner hides the title, left out where the text brings its own. */
function Title({ text }: { text: TextView }) {
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
