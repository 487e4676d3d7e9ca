import { storageSlot } from '../../runtime/storage.ts';

/** Set while the site is installed as an app. Key and value are those of Docusaurus, so that its readers keep theirs. */
export const installedFlag = storageSlot<true>({
  key: 'docusaurus.pwa.event.appInstalled.fired',
  parse: (data) => (data === true ? data : null),
});

/** Scopes of the locales whose apps are installed: each is an app of its own. */
export const installedScopes = storageSlot<readonly string[]>({
  key: 'lontar.installed',
  parse: (data) =>
    Array.isArray(data) && data.every((scope): scope is string => typeof scope === 'string') ? data : null,
});

/** What is known of how the document was opened. */
export interface Launch {
  readonly isInstalled: boolean;
  readonly isStandalone: boolean;
  /** Query of the address. */
  readonly search: string;
}

/** Section 4: offline mode is on if the app was installed, runs standalone, or the address asks for it. */
export function isOfflineModeOn({ isInstalled, isStandalone, search }: Launch): boolean {
  return isInstalled || isStandalone || new URLSearchParams(search).get('offlineMode') === 'true';
}

export function currentLaunch(): Launch {
  return {
    isInstalled: installedFlag.get() !== null,
    // Safari on iOS has its own word for it.
    isStandalone:
      matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true,
    search: location.search,
  };
}
