import { groupedIn } from './grouped.ts';
import type { SearchMessages } from './en.ts';

const grouped = groupedIn('id');

/** What the search says, in Indonesian. */
export const id = {
  closeSearch: 'Tutup pencarian',
  clearQuery: 'Hapus',
  searchHits: 'Hasil',
  searching: 'Mencari…',
  searchCount: (count) => `${grouped(count)} hasil`,
  seeAllResults: (count) => `Lihat semua ${grouped(count)} hasil`,
  inLanguage: (group, language) => `${group}, dalam bahasa ${language}`,

  noRecentSearches: 'Belum ada pencarian terkini',
  recentSearches: 'Terkini',
  favoriteSearches: 'Favorit',
  addFavorite: (title) => `Tambahkan “${title}” ke favorit`,
  removeRecent: (title) => `Hapus “${title}” dari pencarian terkini`,
  removeFavorite: (title) => `Hapus “${title}” dari favorit`,
  favoriteAdded: (title) => `“${title}” ditambahkan ke favorit`,
  searchRemoved: (title) => `“${title}” sudah dihapus`,
  favoritesFull: (count) => `Paling banyak ${count} favorit dapat disimpan. Hapus satu untuk memberi tempat.`,

  noResultsFor: (query) => `Tidak ada hasil untuk "${query}"`,
  trySearchingFor: 'Coba cari',
  missingResults: 'Menurut Anda pencarian ini seharusnya ada hasilnya?',
  letUsKnow: 'Beri tahu kami.',
  searchEveryLanguage: 'Cari dalam semua bahasa',

  searchFailed: 'Hasil tidak dapat diambil',
  checkNetwork: 'Coba periksa koneksi jaringan Anda.',
  indexNotKept:
    'Anda sedang luring, dan bagian indeks yang diperlukan tidak tersimpan di peramban ini. Kata yang pernah Anda cari saat daring tetap dapat ditemukan.',

  keyOpens: 'buka',
  keysMove: 'pindah',
  keyCloses: 'tutup',
} satisfies SearchMessages;
