import type { KeepFault } from '../../offline.ts';
import { pluralIn } from '../../plural.ts';

const plural = pluralIn('en');

const faults: Readonly<Record<KeepFault, string>> = {
  quota: 'Not saved for offline: this browser has too little room left.',
  network: 'Not saved for offline: a file could not be fetched. Check your connection and try again.',
  storage: 'Not saved for offline: this browser does not let the site keep anything.',
};

/** What reading offline says, in English; it comes with its script. The other languages follow its shape. */
export const en = {
  offline: 'Offline',
  offlineNotices: 'Reading offline',
  newVersion: 'New version available',
  newVersionInUse: 'A new version is in use. This page is still the old one.',
  refresh: 'Refresh',
  close: 'Close',

  savingForOffline: 'Saving for offline',
  savedOf: (done: number, total: number) => `${done} of ${total}`,
  readyOffline: 'Ready to read offline',
  notSaved: (fault: KeepFault) => faults[fault],
  saving: 'Saving…',
  savedForOffline: 'Saved for offline',

  lookingForKept: 'Looking at what is kept …',
  keptUnknown: 'What is kept could not be found out.',
  nothingCanBeKept:
    'This browser does not let the site keep pages. A private window or blocked storage is the usual reason.',
  keptSize: (size: string) => `Altogether ${size}.`,
  everythingReady:
    'The whole site is kept here and ready to read offline, for as long as it is installed as an app.',
  everythingComing: 'The site is installed as an app, and is being saved to read offline.',
  saveWholeSite: (size: string) => `Save the whole site (${size})`,
  wholeSiteSaved: 'The whole site is saved for offline.',
  savedPages: 'Saved pages',
  noSavedPages: 'No page is saved yet. Every post has a button for it at its end.',
  readPages: 'Pages you have read',
  readPagesNote: 'The latest pages are kept by themselves, so that they open again without a connection.',
  noReadPages: 'None yet.',
  pageCount: (count: number) => plural(count, { one: '# page', other: '# pages' }),
  remove: 'Remove',
  removePage: (title: string) => `Remove “${title}”`,
  removeAll: 'Remove all',
  notRemoved: 'It could not be removed. Try again.',
};

export type OfflineMessages = typeof en;
