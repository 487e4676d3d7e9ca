/** What the page about reading offline and the document shown without a line say, in English: made at build. */
export const pageEn = {
  title: 'Reading offline',
  description: 'What this browser keeps of this site for reading without a connection, and how to remove it.',
  lead: 'Pages that you have read, and those that you saved, open without a connection too.',
  /** In place of the rest, where the site is built without a worker. */
  switchedOff: 'For now this site keeps no pages for reading without a connection.',
  kept: 'Kept in this browser',
  withoutScript: 'Keeping pages needs JavaScript, which your browser does not run here.',
  howTitle: 'How to keep more',
  howToSave: '“Save for offline”, at the end of a post, keeps that post until you remove it.',
  howToInstall: 'Install the site from your browser’s menu, and all of it is kept and stays up to date.',
  footerLink: 'Reading offline',

  offlineTitle: 'You are offline',
  readable: 'You can read',
  tryAgain: 'Try again',
  notKept: 'This page is not kept in this browser, and without a connection it cannot be fetched.',
  otherLocale: 'The pages in {language} are not here yet. They can be read when you are connected again.',
  back: 'Back to the start page',
  nothingKept: 'Nothing yet: pages are kept here once you have read them.',
};

export type OfflinePageMessages = typeof pageEn;
