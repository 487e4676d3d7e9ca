import type { KeepFault } from '../../offline.ts';
import type { OfflineMessages } from './en.ts';

const faults: Readonly<Record<KeepFault, string>> = {
  quota: 'Gagal disimpan untuk dibaca luring: ruang di peramban ini tidak cukup.',
  network:
    'Gagal disimpan untuk dibaca luring: ada berkas yang tidak dapat diambil. Periksa koneksi Anda lalu coba lagi.',
  storage: 'Gagal disimpan untuk dibaca luring: peramban ini tidak mengizinkan situs menyimpan apa pun.',
};

/** What every post says of reading offline, in Indonesian. */
export const id = {
  offline: 'Luring',
  notSaved: (fault) => faults[fault],
  saving: 'Menyimpan…',
  savedForOffline: 'Tersimpan untuk dibaca luring',
} satisfies OfflineMessages;
