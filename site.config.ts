import { defineConfig } from '#model/schema/config.ts';

export default defineConfig({
  title: 'Lontar',
  tagline: {
    en: 'Notes of a software engineer, kept on leaves',
    id: 'Catatan seorang software engineer, di atas daun lontar',
  },
  url: 'https://lontar.example',
  favicon: '/favicon.svg',

  locales: [
    { code: 'en', label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory' },
    { code: 'id', label: 'Indonesia', direction: 'ltr', htmlLang: 'id', calendar: 'gregory', path: 'id' },
  ],
  defaultLocale: 'en',

  owner: { name: { en: 'The keeper of Lontar', id: 'Penjaga Lontar' } },

  navbar: {
    items: [
      { label: { en: 'Blog Archive', id: 'Arsip blog' }, target: '/archive' },
      { label: { en: 'Bookshelf', id: 'Rak buku' }, target: '/books/' },
      { label: { en: 'About me', id: 'Tentang saya' }, target: '/about/' },
    ],
  },

  footer: {
    groups: [
      {
        title: { en: 'Read', id: 'Baca' },
        items: [
          { label: { en: 'Blog Archive', id: 'Arsip blog' }, target: '/archive' },
          { label: { en: 'Tags', id: 'Tag' }, target: '/tags' },
          { label: { en: 'Bookshelf', id: 'Rak buku' }, target: '/books/' },
        ],
      },
      {
        title: { en: 'This site', id: 'Situs ini' },
        items: [
          { label: { en: 'About me', id: 'Tentang saya' }, target: '/about/' },
          { label: { en: 'Authors', id: 'Penulis' }, target: '/authors' },
          { label: { en: 'Writing guide', id: 'Panduan menulis' }, target: '/docs/' },
          { label: { en: 'Colophon', id: 'Kolofon' }, target: '/etc' },
        ],
      },
    ],
  },

  social: [
    { kind: 'code', label: { en: 'Code', id: 'Kode' }, target: 'https://code.example/lontar' },
    {
      kind: 'social',
      label: { en: 'Short notes', id: 'Catatan pendek' },
      target: 'https://social.example/@lontar',
    },
    { kind: 'network', label: { en: 'Network', id: 'Jejaring' }, target: 'https://network.example/lontar' },
  ],

  contact: {
    heading: { en: 'Contact', id: 'Kontak' },
    text: {
      en: 'Found a mistake, or know a better way? Write to me; I answer slowly, but I do.',
      id: 'Menemukan kekeliruan, atau tahu cara yang lebih baik? Kabari saya; balasannya lambat, tetapi pasti.',
    },
    email: 'hello@lontar.example',
  },

  colorMode: { default: 'light', hasSwitch: true, respectSystem: false },

  blog: { postsPerPage: 10, sidebar: { count: 'all', grouping: 'year' } },

  docs: {
    version: { name: 'current', label: { en: 'Next', id: 'Selanjutnya' }, isLast: true },
    breadcrumbs: true,
    mainDocId: 'doc1',
    sidebars: {},
  },

  search: {
    indexName: 'lontar',
    contextualSearch: true,
    missingResultsUrl: 'https://code.example/lontar/issues/new?title={query}',
  },

  sitemap: { changeFrequency: 'daily', priority: 0.5, includeTags: false },

  pwa: {
    themeColor: '#0b6e66',
    backgroundColor: '#fbfaf6',
    shortName: 'Lontar',
    icon: '/favicon.svg',
    screenshots: [
      {
        picture: '/img/screenshot-narrow.png',
        label: { en: 'A post on a phone', id: 'Sebuah tulisan di ponsel' },
      },
      { picture: '/img/screenshot-wide.png', label: { en: 'The latest posts', id: 'Tulisan terbaru' } },
    ],
  },
});
