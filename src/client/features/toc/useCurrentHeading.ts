import { type RefObject, useEffect, useState } from 'react';
import type { TocItem } from '#model/page.ts';
import { currentHeading } from './currentHeading.ts';
import { watchLayout } from './watchLayout.ts';

/** A heading that was jumped to stands at the scroll padding, give or take a fraction of a pixel and its own margin. */
const TOLERANCE = 8;

/** Id of the heading being read, followed while `shownIn` can be seen. Only looks at the article, never touches it. */
export function useCurrentHeading(
  toc: readonly TocItem[],
  shownIn: RefObject<HTMLElement | null>,
): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(
    () =>
      watchLayout(() => {
        if (shownIn.current?.checkVisibility() === true) setCurrent(readCurrent(toc));
      }),
    [toc, shownIn],
  );
  return current;
}

function readCurrent(toc: readonly TocItem[]): string | null {
  const { documentElement: root } = document;
  const headings = toc.flatMap(({ id }) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top === undefined ? [] : [{ id, top }];
  });
  return currentHeading(headings, {
    line: Number.parseFloat(getComputedStyle(root).scrollPaddingTop) + TOLERANCE,
    isAtEnd: scrollY > 0 && scrollY + innerHeight >= root.scrollHeight - 1,
    target: toc.find(({ id }) => new URL(`#${id}`, location.href).hash === location.hash)?.id ?? null,
  });
}
