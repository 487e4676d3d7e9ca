import { config, orNull } from './here.ts';
import { shelfPages } from './keptPages.ts';
import { savePage } from './saved.ts';
import { openShelf, PAGE_SHELVES } from './shelves.ts';
import { isSitePage } from './sitePage.ts';

/** Removes what older workers kept as pages and is none; what the reader had saved at such an address is saved anew. */
export async function dropStrangers(): Promise<void> {
  for (const shelf of PAGE_SHELVES) {
    const cache = await openShelf(config.scope, shelf);
    for (const { href } of await shelfPages(shelf)) {
      if (isSitePage((await (await cache.match(href))?.text()) ?? '')) continue;
      await cache.delete(href);
      if (shelf === 'saved') await orNull(savePage(href, () => {}));
    }
  }
}
