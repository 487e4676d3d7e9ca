import type { KeepFault } from '../../offline.ts';

const faults: Readonly<Record<KeepFault, string>> = {
  quota: 'Not saved for offline: this browser has too little room left.',
  network: 'Not saved for offline: a file could not be fetched. Check your connection and try again.',
  storage: 'Not saved for offline: this browser does not let the site keep anything.',
};

/** What every post says of reading offline, in English; it comes with its script. The other languages follow its shape. */
export const en = {
  offline: 'Offline',
  notSaved: (fault: KeepFault) => faults[fault],
  saving: 'Saving…',
  savedForOffline: 'Saved for offline',
};

export type OfflineMessages = typeof en;
