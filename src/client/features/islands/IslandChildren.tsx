import { useLayoutEffect, useRef } from 'react';
import { ISLAND_CHILDREN_TAG } from '#model/contract.ts';
import { EMPTY_HTML } from '../../runtime/trustedHtml.ts';

interface IslandChildrenProps {
  /** Given at build time. */
  readonly html?: string;
  /** Given in the browser: what the page came with. */
  readonly nodes?: readonly Node[];
}

/** To React's types an element like any other. */
const Element = ISLAND_CHILDREN_TAG as string as 'div';

/** What stands inside an island in the text: made at build time, and in the browser only held. */
export function IslandChildren({ html, nodes }: IslandChildrenProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = ref;
    if (current && nodes?.[0] && nodes[0].parentNode !== current) current.replaceChildren(...nodes);
  }, [nodes]);
  return (
    <Element ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html ?? EMPTY_HTML }} />
  );
}
