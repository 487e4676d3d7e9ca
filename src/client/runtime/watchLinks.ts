import { whenIdle } from './whenIdle.ts';

interface LinkWatch {
  readonly isWanted: (link: HTMLAnchorElement) => boolean;
  readonly prefetch: (link: HTMLAnchorElement) => Promise<void>;
}

/** Enough for what one looks at first; not the whole archive. */
const LINKS_A_PAGE = 8;
const AT_ONCE = 2;

/** Returns how to start watching the links of the page that is shown; each is fetched in an idle moment once in view. */
export function watchLinks({ isWanted, prefetch }: LinkWatch): () => void {
  let observer: IntersectionObserver | null = null;
  let queue: HTMLAnchorElement[] = [];
  let left = 0;
  let running = 0;

  function fetchNext(): void {
    if (running >= AT_ONCE || left === 0) return;
    const link = queue.find(isWanted);
    if (link === undefined) return;
    queue = queue.slice(queue.indexOf(link) + 1);
    left -= 1;
    running += 1;
    void prefetch(link).finally(() => {
      running -= 1;
      whenIdle(fetchNext);
    });
    fetchNext();
  }

  return () => {
    observer?.disconnect();
    queue = [];
    left = LINKS_A_PAGE;
    observer = new IntersectionObserver((entries, self) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
        self.unobserve(target);
        queue.push(target);
      }
      whenIdle(fetchNext);
    });
    // The links of the text come before those that are on every page.
    for (const link of document.querySelectorAll('main a[href]')) observer.observe(link);
    for (const link of document.querySelectorAll('a[href]')) observer.observe(link);
  };
}
