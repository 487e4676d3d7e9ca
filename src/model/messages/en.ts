import { pluralIn } from '../plural.ts';
import { frameEn } from './frame/en.ts';

const plural = pluralIn('en');

/** Every text the site itself says, in English. The other languages follow its shape. */
export const en = {
  ...frameEn,

  socialLinks: 'Elsewhere',

  latestPosts: 'Latest posts',
  pageOfPosts: (page: number) => `All posts, page ${page}`,
  newerPosts: 'Newer posts',
  olderPosts: 'Older posts',
  postPages: 'Pages of posts',
  readMore: 'Read more',
  readMoreOf: (title: string) => `Read more of ${title}`,

  headingLink: (heading: string) => `Direct link to ${heading}`,
  copyCode: 'Copy',
  wrapCode: 'Wrap lines',

  tags: 'Tags',
  writtenBy: 'Written by',
  alsoIn: (language: string) => `Also in ${language}`,
  relatedPosts: 'Related posts',
  copyLink: 'Copy link',
  copyMarkdown: 'Copy as Markdown',
  newerPost: 'Newer post',
  olderPost: 'Older post',
  postNavigation: 'Newer and older post',
  readingTime: (minutes: number) => plural(minutes, { one: '# min read', other: '# min read' }),
  postCount: (count: number) => plural(count, { one: '# post', other: '# posts' }),

  draftBanner: 'This is a draft. It is shown while you write and left out of the published site.',
  unlistedBanner:
    'This page is unlisted. Search engines do not show it, and only people with the link can find it.',
  fallbackNotice: (language: string) =>
    `This text has not been translated yet, so you are reading it in ${language}.`,
  titleIn: (title: string, language: string) => `${title} (in ${language})`,
  readOriginal: 'Go to the original page',
  lastUpdated: (date: string | null, author: string | null) =>
    ['Last updated', date && `on ${date}`, author && `by ${author}`].filter(Boolean).join(' '),
  editPage: 'Edit this page',

  archiveTitle: 'Blog Archive',
  archiveLink: 'Archive',
  archiveDescription: 'Every post of the blog, year by year.',
  tagsTitle: 'Tags',
  tagsDescription: 'Every topic of the blog, from A to Z.',
  tagTitle: (tag: string) => `Posts tagged “${tag}”`,
  tagDescription: (tag: string) => `All posts of the blog about ${tag}.`,
  allTags: 'All tags',
  authorsTitle: 'Authors',
  authorsDescription: 'The people who write this blog.',
  authorDescription: (name: string) => `All posts of the blog by ${name}.`,
  allAuthors: 'All authors',
  moreAbout: (name: string) => `More about ${name}`,
  noPosts: 'There are no posts here yet.',

  booksBeingRead: (count: number) => plural(count, { one: '# book being read', other: '# books being read' }),
  readingGoal: (year: number) => `Reading goal for ${year}`,
  booksOfGoal: (count: number, goal: number) => `${count} of ${goal}`,
  booksReadIn: (year: number) => `Books read in ${year}`,
  bookBy: (author: string) => `by ${author}`,

  breadcrumbs: 'Breadcrumbs',
  docsVersion: 'Version',
  allDocs: 'All documents',
  docsLink: 'Docs',
  pagesGroup: 'Pages',
  docNavigation: 'Previous and next page',
  previousDoc: 'Previous',
  nextDoc: 'Next',

  searchTitle: 'Search',
  searchDescription: 'Search the posts and pages of this site.',
  searchWithoutScript: 'Searching needs JavaScript. Without it, these lists lead to every post:',
  browse: 'Browse',

  notFoundTitle: 'Page not found',
  notFoundDescription: 'There is no page at this address.',
  notFoundText: 'There is no page at this address. It may have moved, or the link may be mistyped.',
  notFoundLinks: 'Try one of these',

  wrongBase: (configured: string, likely: string) =>
    `The configured base URL ${configured} seems wrong; the likely one is ${likely}. If this site is yours, set basePath in site.config.ts.`,

  home: 'Home',
  details: 'Details',
  footnotes: 'Footnotes',
  /** `{reference}` is the number of the footnote, such as '1' or '1-2'. */
  backToReference: 'Back to reference {reference}',
  taskDone: 'Done',
  taskOpen: 'To do',
  admonitions: {
    note: 'Note',
    tip: 'Tip',
    info: 'Info',
    warning: 'Warning',
    danger: 'Danger',
    caution: 'Caution',
    important: 'Important',
    success: 'Success',
    secondary: 'Note',
  },
};

export type Messages = typeof en;
