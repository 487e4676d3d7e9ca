/**
 * What the frame and its behaviours say in the browser, in English. Every reader loads it. The other languages follow its
 * shape.
 */
export const frameEn = {
  skipToContent: 'Skip to main content',
  mainNavigation: 'Main',
  menu: 'Menu',
  languages: 'Language',
  colorMode: 'Switch between light and dark mode',
  search: 'Search',
  announcement: 'Announcement',
  closeAnnouncement: 'Close this announcement',
  recentPosts: 'Recent posts',
  backToTop: 'Back to top',
  copiedCode: 'Copied',
  copyRefused: 'Your browser refused to copy. The code is selected, so that you can copy it yourself.',
  imageNotFound: '404. Image not found',
  imageFailed: 'Error. Click to reload',
  imageOffline: 'Your browser is offline. Image not loaded',
  onThisPage: 'On this page',
  copiedLink: 'Link copied',
  linkNotCopied: (url: string) => `Your browser refused to copy. The address of this page: ${url}`,
  copiedMarkdown: 'Copied as Markdown',
  markdownNotLoaded: 'The Markdown could not be loaded. Your device may be offline.',
  saveOffline: 'Save for offline',
  searchPlaceholder: 'Search docs',
  pageCrashed: 'This page crashed.',
  tryAgain: 'Try again',
  somethingWentWrong: 'Something went wrong.',
  loadFailed: 'Part of this page could not be loaded. The text is complete, but some buttons may not work.',
  searchNotKept: 'You are offline, and not all of the search is kept in this browser yet.',
  retry: 'Retry',
  loadingPage: 'Loading the page',
  pageNotLoaded: 'This page could not be loaded.',
};

export type FrameMessages = typeof frameEn;
