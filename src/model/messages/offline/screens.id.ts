import { pluralIn } from '../../plural.ts';
import { id } from './id.ts';
import type { OfflineScreenMessages } from './screens.en.ts';

const plural = pluralIn('id');

/** What the screens of reading offline say besides, in Indonesian. */
export const screensId = {
  ...id,

  newVersion: 'Versi baru tersedia',
  newVersionInUse: 'Versi baru sudah dipakai. Halaman ini masih versi lama.',
  refresh: 'Muat ulang',
  close: 'Tutup',

  savingForOffline: 'Menyimpan untuk dibaca luring',
  savedOf: (done, total) => `${done} dari ${total}`,
  readyOffline: 'Siap dibaca luring',

  lookingForKept: 'Memeriksa apa yang tersimpan…',
  keptUnknown: 'Yang tersimpan tidak dapat diperiksa.',
  nothingCanBeKept:
    'Peramban ini tidak mengizinkan situs menyimpan halaman. Biasanya karena jendela samaran atau penyimpanan yang diblokir.',
  keptSize: (size) => `Seluruhnya ${size}.`,
  keptParts: (size) =>
    `Halaman yang tercantum di sini memakai ${size}; sisanya skrip, gambar, data pencarian, halaman yang diambil lebih dulu, dan daftar halaman situs.`,
  keptListAlone: 'Itu daftar halaman situs, yang diperlukan halaman ini.',
  everythingReady:
    'Seluruh situs tersimpan di sini dan siap dibaca luring, selama terpasang sebagai aplikasi.',
  everythingComing: 'Situs ini terpasang sebagai aplikasi dan sedang disimpan agar dapat dibaca luring.',
  saveWholeSite: (size) => `Simpan seluruh situs (${size})`,
  wholeSiteSaved: 'Seluruh situs tersimpan untuk dibaca luring.',
  savedPages: 'Halaman tersimpan',
  noSavedPages: 'Belum ada halaman yang disimpan. Tombolnya ada di akhir setiap tulisan.',
  readPages: 'Halaman yang sudah Anda baca',
  readPagesNote: 'Halaman yang terakhir Anda baca tersimpan otomatis, agar dapat dibuka lagi tanpa koneksi.',
  noReadPages: 'Belum ada.',
  pageCount: (count) => plural(count, { other: '# halaman' }),
  remove: 'Hapus',
  removePage: (title) => `Hapus “${title}”`,
  removeSaved: 'Hapus semua halaman tersimpan',
  removeRead: 'Hapus semua halaman yang sudah dibaca',
  removeUnsaved: 'Hapus semuanya kecuali halaman tersimpan',
  otherLanguages: 'Tersimpan dalam bahasa lain',
  otherLanguagesNote: 'Di luar semua yang di atas. Daftarnya ada di sana, dan dapat dihapus di sana.',
  notRemoved: 'Gagal dihapus. Coba lagi.',
} satisfies OfflineScreenMessages;
