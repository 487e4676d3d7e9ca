import { loadOffline, loadOfflineScreens } from 'virtual:offline';
import { frameMessagesFor } from '#model/messages/frame/frameMessagesFor.ts';
import type { PageData } from '#model/page.ts';
import type { InstallSign } from '../../runtime/bootContract.ts';
import { onPageShown } from '../../runtime/shownPage.ts';
import { isSlowConnection } from '../../runtime/slowConnection.ts';
import type { Store } from '../../runtime/store.ts';
import { showToast } from '../../runtime/toast.ts';
import { whenLoaded } from '../../runtime/whenIdle.ts';
import { currentLaunch, installedFlag, installedScopes, isOfflineModeOn } from './offlineMode.ts';
import { scopeOf } from './workers/pageScopes.ts';

type Parts = ReturnType<Awaited<ReturnType<typeof loadOffline>>['startOfflineParts']>;

/** Loads what reading offline needs when nothing else is to do, or at once when it is asked for. */
export function startOffline(page: Store<PageData>): void {
  if (!page.get().site.hasWorker) return;
  const isOfflineMode = isOfflineModeOn(currentLaunch());
  let attempts = 0;

  async function load(): Promise<Parts> {
    try {
      const { startOfflineParts } = await loadOffline(attempts);
      return startOfflineParts(page, { isOfflineMode, loadScreens: loadOfflineScreens });
    } catch (error) {
      attempts += 1;
      throw error;
    }
  }

  /** Does what the reader has asked for, or says that it cannot. */
  async function run(act: (parts: Parts) => unknown): Promise<void> {
    try {
      await act(await load());
    } catch (error) {
      console.warn(error);
      showToast(frameMessagesFor(page.get().site.locale.code).loadFailed);
    }
  }

  function hear(sign: InstallSign): void {
    if (sign === 'appinstalled') return void run(async (parts) => (await parts.screens()).onInstalled());
    // What is still installed is not offered to be; an app of another locale says nothing of this one.
    const scopes = installedScopes.get();
    if (installedFlag.get() !== null && (scopes === null || scopes.includes(scopeOf(page.get()))))
      void run(async (parts) => (await parts.screens()).onUninstalled());
  }

  function runOnItsPage(): void {
    if (page.get().frame.kind === 'offline') void run((parts) => parts.screens());
  }

  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-act="save"]'))
      void run((parts) => parts.toggleSaved());
  });
  for (const sign of ['appinstalled', 'beforeinstallprompt'] as const)
    addEventListener(sign, () => hear(sign));
  if (window.installSign) hear(window.installSign);
  onPageShown(runOnItsPage);
  runOnItsPage();
  if (isOfflineMode || !isSlowConnection()) whenLoaded(() => void load().catch(console.warn));
}
