import type { PageData } from '#model/page.ts';
import { onPageShown } from '../../../runtime/shownPage.ts';
import type { Store } from '../../../runtime/store.ts';
import { tellWorker } from './askWorker.ts';
import { createUpdates } from './createUpdates.ts';
import { activeWorker, createWorkers, registrationAt, type Workers } from './createWorkers.ts';
import { loadedAssets } from './loadedAssets.ts';
import { pageHref, scopeOf } from './pageScopes.ts';
import { cameByLine } from './pageSource.ts';
import type { Tell } from './news.ts';
import { watchInstall } from './watchInstall.ts';

interface StartOptions {
  readonly page: Store<PageData>;
  readonly isOfflineMode: boolean;
  readonly tell: Tell;
  /** Resolves when all scripts are there that the page begins with. */
  readonly whenWhole: () => Promise<unknown>;
}

/** Registers the worker of every locale that is shown and follows what becomes of it. */
export function startWorkers({ page, isOfflineMode, tell, whenWhole }: StartOptions): {
  readonly workers: Workers;
  /** Brings the new version into use and loads the page anew. */
  readonly refresh: () => void;
} {
  const debug = page.get().site.workerDebug ?? false;
  const workers = createWorkers({ offlineMode: isOfflineMode, debug });
  const registrations = new Map<string, ServiceWorkerRegistration>();
  const updates = createUpdates(tell);
  watchInstall(() => registrations.get(scopeOf(page.get())) ?? null, tell);

  /** `isOpened` if the browser itself has opened the page, and not the frame. */
  async function follow(isOpened: boolean): Promise<void> {
    const shown = page.get();
    const scope = scopeOf(shown);
    const registered = await workers.register(scope);
    if (registered === null) return;
    registrations.set(scope, registered.registration);
    void updates.watch(registered);
    // A page that a worker has seen being opened needs no telling.
    if (isOfflineMode || (isOpened && registered.isKnown)) return;
    const worker = await activeWorker(registered.registration);
    await whenWhole();
    const files = isOpened ? loadedAssets(shown.site.basePath) : [];
    if (worker !== null) tellWorker(worker, { kind: 'visited', hrefs: [pageHref(shown), ...files] });
  }

  /** The worker of the default locale answers for every address that no other one does: it is there in all locales. */
  async function registerDefault(): Promise<void> {
    const { basePath } = page.get().site;
    // A document that is a copy may have no line, and then it could only fail.
    if (!cameByLine() || scopeOf(page.get()) === basePath || (await registrationAt(basePath))) return;
    // It keeps everything only once its own locale is read.
    await createWorkers({ offlineMode: false, debug }).register(basePath);
  }

  onPageShown(() => void follow(false));
  // What failed for want of a line is tried again.
  addEventListener('online', () => void follow(true));
  void follow(true).then(registerDefault);
  return { workers, refresh: updates.refresh };
}
