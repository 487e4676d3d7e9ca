import { TOC_LEVELS } from '#model/constants.ts';
import type { TocItem } from '#model/page.ts';
import { TocList } from '../TocList.tsx';
import { useBody } from './BodyContext.ts';

interface TOCInlineProps {
  /** The body's own headings when not given; `value` is how Docusaurus calls their text. */
  readonly toc?: readonly {
    readonly id: string;
    readonly value?: string;
    readonly text?: string;
    readonly level: number;
  }[];
  readonly minHeadingLevel?: number;
  readonly maxHeadingLevel?: number;
}

/** The headings of the text, as a list inside it. */
export function TOCInline({
  toc,
  minHeadingLevel = TOC_LEVELS.min,
  maxHeadingLevel = TOC_LEVELS.max,
}: TOCInlineProps) {
  const body = useBody();
  const items: readonly TocItem[] =
    toc?.map(({ id, value, text, level }) => ({ id, level, text: text ?? value ?? id })) ?? body.toc;
  const shown = items.filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel);
  return (
    <div className="toc-inline">
      <TocList toc={shown} />
    </div>
  );
}
