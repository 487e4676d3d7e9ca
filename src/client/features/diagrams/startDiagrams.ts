import { frameHref, loadDiagrams } from 'virtual:diagrams';
import type { PageData } from '#model/page.ts';
import { onPageShown } from '../../runtime/shownPage.ts';
import type { Store } from '../../runtime/store.ts';
import { showLoadFailure } from '../../ui/loadFailure.ts';

/** Has the diagrams of the page, and of every later page, drawn by a script that only such pages need. */
export function startDiagrams(page: Store<PageData>): void {
  let failures = 0;
  let stop = (): void => undefined;

  async function watch(blocks: readonly HTMLElement[]): Promise<void> {
    const script = await loadDiagrams(failures).catch((error: unknown) => {
      failures += 1;
      throw error;
    });
    stop();
    // The reader may have gone on to another page meanwhile.
    const shown = blocks.filter((block) => block.isConnected);
    stop = script.watchDiagrams(shown, { locale: page.get().site.locale.code, frameHref });
  }

  function look(): void {
    stop();
    const blocks = [...document.querySelectorAll<HTMLElement>('.code-block[data-lang="mermaid"]')];
    const [first] = blocks;
    if (first === undefined) return;
    watch(blocks)
      .catch(() => watch(blocks))
      .catch((error: unknown) => {
        console.warn(error);
        showLoadFailure(first, { retry: () => watch(blocks) });
      });
  }

  onPageShown(look);
  look();
}
