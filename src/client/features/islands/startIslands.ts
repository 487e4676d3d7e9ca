import { ISLAND_TAG } from '#model/contract.ts';
import { onPageShown } from '../../runtime/shownPage.ts';
import { IslandKeeper } from './islandKeeper.ts';
import type { IslandLoaders } from './islandModule.ts';
import { replayClick } from './replayClick.ts';

/** An island comes to life a little before it is seen. */
const MARGIN = '200px';

/** Brings the islands of the page, and of every later page, to life when they are seen or touched. */
export function startIslands(loaders: IslandLoaders): void {
  if (Object.keys(loaders).length === 0) return;
  const keeper = new IslandKeeper(loaders, ({ children }) => watch(children));
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        void keeper.wake(target as HTMLElement);
      }
    },
    { rootMargin: MARGIN },
  );
  const watch = (nodes: readonly Node[]): void => {
    for (const island of nodes.flatMap(islandsIn)) if (keeper.isAsleep(island)) observer.observe(island);
  };

  const onTouch = ({ target }: Event): void => {
    for (const island of islandsAround(target)) void keeper.wake(island);
  };
  for (const touch of ['pointerdown', 'focusin', 'keydown'])
    addEventListener(touch, onTouch, { capture: true });
  const onClick = (event: MouseEvent): void => {
    const asleep = islandsAround(event.target).filter((island) => keeper.isAsleep(island));
    replayClick(
      event,
      asleep.map((island) => keeper.wake(island)),
    );
  };
  addEventListener('click', onClick, { capture: true });
  onPageShown(() => {
    keeper.forgetGone();
    observer.disconnect();
    watch([document.body]);
  });
  watch([document.body]);
}

function islandsIn(node: Node): Element[] {
  if (!(node instanceof Element)) return [];
  const inside = [...node.querySelectorAll(ISLAND_TAG)];
  return node.matches(ISLAND_TAG) ? [node, ...inside] : inside;
}

function islandsAround(target: EventTarget | null): HTMLElement[] {
  const islands: HTMLElement[] = [];
  let island = target instanceof Element ? target.closest<HTMLElement>(ISLAND_TAG) : null;
  for (; island; island = island.parentElement?.closest<HTMLElement>(ISLAND_TAG) ?? null)
    islands.push(island);
  return islands;
}
