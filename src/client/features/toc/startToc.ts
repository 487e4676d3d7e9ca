import { onPageShown } from '../../runtime/shownPage.ts';
import { currentHeading } from './currentHeading.ts';
import { watchLayout } from './watchLayout.ts';

/** A heading that was jumped to stands at the scroll padding, give or take a fraction of a pixel and its own margin. */
const TOLERANCE = 8;

/** Marks in the table of contents the heading that is being read. Only looks at the article, never touches it. */
export function startToc(): void {
  watchLayout(markCurrent);
  onPageShown(markCurrent);
}

function markCurrent(): void {
  const list = document.querySelector('nav.toc');
  if (list?.checkVisibility() !== true) return;
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a')];
  const current = readCurrent(links);
  if (current === undefined) list.scrollTop = 0;
  for (const link of links) {
    const isCurrent = link === current;
    if (isCurrent === link.hasAttribute('aria-current')) continue;
    if (isCurrent) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
    if (isCurrent) keepInSight(link, list);
  }
}

function readCurrent(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const { documentElement: root } = document;
  const headings = links.flatMap((link) => {
    const id = idOf(link);
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top === undefined ? [] : [{ id, top }];
  });
  const current = currentHeading(headings, {
    line: Number.parseFloat(getComputedStyle(root).scrollPaddingTop) + TOLERANCE,
    isAtEnd: scrollY > 0 && scrollY + innerHeight >= root.scrollHeight - 1,
    target: links.map(idOf).find((id) => new URL(`#${id}`, location.href).hash === location.hash) ?? null,
  });
  return links.find((link) => idOf(link) === current);
}

/** As the list has it, neither encoded nor decoded. */
function idOf(link: HTMLAnchorElement): string {
  return (link.getAttribute('href') ?? '').slice(1);
}

/** Scrolls a list that is taller than the screen, and never the page. */
function keepInSight(link: HTMLAnchorElement, list: Element): void {
  const place = link.getBoundingClientRect();
  const { top, bottom } = list.getBoundingClientRect();
  if (place.top < top || place.bottom > bottom) list.scrollTop += place.top - (top + bottom) / 2;
}
