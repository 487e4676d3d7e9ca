import { pluralIn } from '../../plural.ts';
import { en } from './en.ts';

const plural = pluralIn('en');

/** What the screens of reading offline say besides, in English; it comes with them. */
export const screensEn = {
  ...en,

  newVersion: 'New version available',
  newVersionInUse: 'A new version is in use. This page is still the old one.',
  refresh: 'Refresh',
  close: 'Close',

  savingForOffline: 'Saving for offline',
  savedOf: (done: number, total: number) => `${done} of ${total}`,
  readyOffline: 'Ready to read offline',

  lookingForKept: 'Looking at what is kept…',
  keptUnknown: 'The list of kept pages could not be read.',
  nothingCanBeKept:
    'This browser does not let the site keep pages. A private window or blocked storage is the usual reason.',
  keptSize: (size: string) => `Altogether ${size}.`,
  keptParts: (size: string) =>
    `The pages listed here take ${size} of it; the rest are scripts, pictures, what was searched, pages fetched ahead, and the list of the site’s pages.`,
  keptListAlone: 'That is the list of the site’s pages, which this page needs.',
  everythingReady:
    'The whole site is kept here and ready to read offline, for as long as it is installed as an app.',
  everythingComing: 'The site is installed as an app, and is being saved to read offline.',
  saveWholeSite: (size: string) => `Save the whole site (${size})`,
  wholeSiteSaved: 'The whole site is saved for offline.',
  savedPages: 'Saved pages',
  noSavedPages: 'No page is saved yet. Every post has a button for it at its end.',
  readPages: 'Pages you have read',
  readPagesNote:
    'The pages you read last are kept automatically, so that they open again without a connection.',
  noReadPages: 'None yet.',
  pageCount: (count: number) => plural(count, { one: '# page', other: '# pages' }),
  remove: 'Remove',
  removePage: (title: string) => `Remove “${title}”`,
  removeSaved: 'Remove all saved pages',
  removeRead: 'Remove all pages you have read',
  removeUnsaved: 'Remove everything except saved pages',
  otherLanguages: 'Kept in other languages',
  otherLanguagesNote: 'Besides all of the above. It is listed there, and can be removed there.',
  notRemoved: 'It could not be removed. Try again.',
};

export type OfflineScreenMessages = typeof screensEn;
