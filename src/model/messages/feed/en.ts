/** What pages say of feeds, and feeds of themselves, in English: made at build. */
export const feedEn = {
  follow: 'Follow new posts',
  /** Names of the formats where nothing else says that they are feeds. */
  links: { rss: 'RSS feed', atom: 'Atom feed', json: 'JSON feed' },
  /** Shown above a feed that is opened in a browser. */
  explanation:
    'This is a feed. Copy its address into a feed reader, and new posts come to you; or read the posts on the site, at the address below each.',
};

export type FeedMessages = typeof feedEn;
