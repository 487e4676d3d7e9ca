import type { FeedMessages } from './en.ts';

export const feedId: FeedMessages = {
  follow: 'Ikuti tulisan baru',
  links: { rss: 'Feed RSS', atom: 'Feed Atom', json: 'Feed JSON' },
  explanation:
    'Ini sebuah feed. Salin alamatnya ke pembaca feed Anda, dan tulisan baru akan datang sendiri; atau bacalah tulisannya di situs, di alamat yang tertera di bawah masing-masing.',
};
