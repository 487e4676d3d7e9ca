import type { TextPageView, TocItem } from '#model/page.ts';
import { TextBody } from '../TextBody.tsx';

export function TextPage({ view, toc }: { view: TextPageView; toc: readonly TocItem[] }) {
  return (
    <article>
      <TextBody text={view} toc={toc} />
    </article>
  );
}
