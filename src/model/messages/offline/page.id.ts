import type { OfflinePageMessages } from './page.en.ts';

/** What the page about reading offline and the document shown without a line say, in Indonesian. */
export const pageId = {
  title: 'Membaca luring',
  description:
    'Apa yang disimpan peramban ini dari situs ini untuk dibaca tanpa koneksi, dan cara menghapusnya.',
  lead: 'Halaman yang pernah Anda baca dan yang Anda simpan tetap dapat dibuka tanpa koneksi.',
  switchedOff: 'Untuk sementara situs ini tidak menyimpan halaman untuk dibaca tanpa koneksi.',
  kept: 'Tersimpan di peramban ini',
  withoutScript: 'Menyimpan halaman memerlukan JavaScript, yang tidak dijalankan peramban Anda di sini.',
  howTitle: 'Cara menyimpan lebih banyak',
  howToSave:
    '“Simpan untuk dibaca luring”, di akhir sebuah tulisan, menyimpan tulisan itu sampai Anda menghapusnya.',
  howToInstall:
    'Pasang situs ini dari menu peramban Anda, maka semuanya disimpan dan selalu mengikuti versi terbaru.',
  footerLink: 'Membaca luring',

  offlineTitle: 'Anda sedang luring',
  readable: 'Yang dapat Anda baca',
  tryAgain: 'Coba lagi',
  notKept: 'Halaman ini tidak tersimpan di peramban ini, dan tanpa koneksi tidak dapat diambil.',
  otherLocale:
    'Halaman dalam bahasa {language} belum ada di sini. Halaman itu dapat dibaca saat Anda terhubung lagi.',
  back: 'Kembali ke beranda',
  nothingKept: 'Belum ada: halaman tersimpan di sini setelah Anda membacanya.',
} satisfies OfflinePageMessages;
