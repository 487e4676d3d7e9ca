/** The routes of the site, within a locale and in canonical form. */

/** Those that the specification names (section 2). */
export const PAGES = [
  '/',
  '/about/',
  '/about/hidden',
  '/archive',
  '/authors',
  '/books/',
  '/docs/',
  '/etc',
  '/markdown-page',
  '/search',
  '/tags',
];

/** Pages of ours that the specification does not name. */
const OWN_PAGES = ['/offline'];

/** Newest first, as lists show them. */
export const POSTS = [
  { slug: 'github-actions-docker-build', isTranslated: true },
  { slug: 'react-native-at-ruangguru', isTranslated: false },
  { slug: 'recoil-state-management', isTranslated: true },
  { slug: 'repack', isTranslated: false },
  { slug: 'self-hosted-blog', isTranslated: true },
  { slug: 'the-ai-future-of-frontend', isTranslated: false },
  { slug: 'the-beauty-of-airplay', isTranslated: true },
  { slug: 'the-navigation-router', isTranslated: true },
];

export const TAGS = (
  'ai air-play-2 apple-ecosystem argo-tunnel arm-docker audio-encryption blog-migration brownfield ci-cd cloudflare ' +
  'codesplit docker docusaurus frontend github-actions greenfield high-fidelity-sound home-entertainment home-pod ' +
  'home-server i-os-17 jsi multi-room-audio navigation portainer qemu raspberry-pi raspberry-pi-docker react ' +
  'react-native react-navigation recoil repack ruangguru state-management streaming-technology turbomodules ' +
  'web-hosting wireless-audio'
).split(' ');

export const ROUTES = [
  ...PAGES,
  ...OWN_PAGES,
  ...POSTS.map(({ slug }) => `/${slug}`),
  ...TAGS.map((tag) => `/tags/${tag}`),
];

export const LOCALES = [
  { code: 'en', prefix: '', label: 'English' },
  { code: 'id', prefix: '/id', label: 'Indonesia' },
] as const;

/** Every address of the site, in both languages. */
export const ALL_PATHS = LOCALES.flatMap(({ prefix }) => ROUTES.map((route) => `${prefix}${route}`));

/** One address for each kind of page, to look at closely. */
export const KINDS = [
  '/',
  '/self-hosted-blog',
  '/repack',
  '/archive',
  '/tags',
  '/tags/react-native',
  '/authors',
  '/about/',
  '/about/hidden',
  '/books/',
  '/etc',
  '/markdown-page',
  '/docs/',
  '/search',
  '/offline',
  '/no-such-page',
];

/** The same address with or without its slash at the end. */
export function otherSlashForm(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) || '/' : `${path}/`;
}
