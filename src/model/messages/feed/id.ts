import type { FeedMessages } from './en.ts';

export const feedId: FeedMessages = {
  follow: 'Ikuti tulisan baru',
  links: { rss: 'Umpan RSS', atom: 'Umpan Atom', json: 'JSON Feed' },
  explanation:
    'Ini sebuah umpan. Salin alamatnya ke pembaca umpan Anda, dan tulisan baru akan datang sendiri; atau bacalah tulisannya di situs, di alamat yang tertera di bawah masing-masing.',
};
