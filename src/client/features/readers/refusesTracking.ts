/** What a browser may tell of its reader's wishes; all of it is missing in some. */
export interface Wishes {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
}

/** Whether the reader has asked, by Global Privacy Control or Do Not Track, to be left out. */
export function refusesTracking({ globalPrivacyControl, doNotTrack }: Wishes): boolean {
  return globalPrivacyControl === true || doNotTrack === '1';
}
