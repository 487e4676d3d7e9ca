import { pluralIn } from '../plural.ts';
import type { Messages } from './en.ts';
import { frameId } from './frame/id.ts';

const plural = pluralIn('id');

/** Every text the site itself says, in Indonesian. */
export const id = {
  ...frameId,

  socialLinks: 'Di tempat lain',

  latestPosts: 'Tulisan terbaru',
  pageOfPosts: (page) => `Semua tulisan, halaman ${page}`,
  newerPosts: 'Tulisan lebih baru',
  olderPosts: 'Tulisan lebih lama',
  postPages: 'Halaman daftar tulisan',
  readMore: 'Baca selengkapnya',
  readMoreOf: (title) => `Baca selengkapnya: ${title}`,

  headingLink: (heading) => `Tautan langsung ke ${heading}`,
  copyCode: 'Salin',
  wrapCode: 'Lipat baris',

  tags: 'Tag',
  writtenBy: 'Ditulis oleh',
  alsoIn: (language) => `Juga dalam bahasa ${language}`,
  relatedPosts: 'Tulisan terkait',
  copyLink: 'Salin tautan',
  copyMarkdown: 'Salin sebagai Markdown',
  newerPost: 'Tulisan lebih baru',
  olderPost: 'Tulisan lebih lama',
  postNavigation: 'Tulisan lebih baru dan lebih lama',
  readingTime: (minutes) => plural(minutes, { other: '# menit baca' }),
  postCount: (count) => plural(count, { other: '# tulisan' }),

  draftBanner: 'Ini masih draf. Halaman ini tampil selama Anda menulis dan tidak ikut diterbitkan.',
  unlistedBanner:
    'Halaman ini tidak terdaftar. Mesin pencari tidak menampilkannya, dan hanya orang yang punya tautannya yang dapat menemukannya.',
  fallbackNotice: (language) =>
    `Tulisan ini belum diterjemahkan, jadi Anda membacanya dalam bahasa ${language}.`,
  titleIn: (title, language) => `${title} (bahasa ${language})`,
  readOriginal: 'Buka halaman aslinya',
  lastUpdated: (date: string | null, author: string | null) =>
    ['Terakhir diperbarui', date && `pada ${date}`, author && `oleh ${author}`].filter(Boolean).join(' '),
  editPage: 'Sunting halaman ini',

  archiveTitle: 'Arsip blog',
  archiveLink: 'Arsip',
  archiveDescription: 'Semua tulisan di blog ini, dari tahun ke tahun.',
  tagsTitle: 'Tag',
  tagsDescription: 'Semua topik di blog ini, dari A sampai Z.',
  tagTitle: (tag) => `Tulisan dengan tag “${tag}”`,
  tagDescription: (tag) => `Semua tulisan di blog ini tentang ${tag}.`,
  allTags: 'Semua tag',
  authorsTitle: 'Penulis',
  authorsDescription: 'Orang-orang yang menulis di blog ini.',
  authorDescription: (name) => `Semua tulisan ${name} di blog ini.`,
  allAuthors: 'Semua penulis',
  moreAbout: (name) => `Selengkapnya tentang ${name}`,
  noPosts: 'Belum ada tulisan di sini.',

  booksBeingRead: (count) => plural(count, { other: '# buku sedang dibaca' }),
  readingGoal: (year) => `Target membaca ${year}`,
  booksOfGoal: (count, goal) => `${count} dari ${goal}`,
  booksReadIn: (year) => `Buku yang dibaca pada tahun ${year}`,
  bookBy: (author) => `karya ${author}`,

  breadcrumbs: 'Jejak halaman',
  docsVersion: 'Versi',
  allDocs: 'Semua dokumen',
  docsLink: 'Dokumentasi',
  pagesGroup: 'Halaman',
  docNavigation: 'Halaman sebelumnya dan selanjutnya',
  previousDoc: 'Sebelumnya',
  nextDoc: 'Selanjutnya',

  searchTitle: 'Pencarian',
  searchDescription: 'Cari tulisan dan halaman di situs ini.',
  searchWithoutScript:
    'Pencarian memerlukan JavaScript. Tanpa itu, daftar-daftar ini mengantar ke semua tulisan:',
  browse: 'Jelajahi',

  notFoundTitle: 'Halaman tidak ditemukan',
  notFoundDescription: 'Tidak ada halaman di alamat ini.',
  notFoundText: 'Tidak ada halaman di alamat ini. Mungkin sudah dipindahkan, atau tautannya salah ketik.',
  notFoundLinks: 'Coba salah satu dari ini',

  wrongBase: (configured, likely) =>
    `Base URL yang diatur, ${configured}, sepertinya keliru; yang mungkin benar: ${likely}. Jika ini situs Anda, atur basePath di site.config.ts.`,

  home: 'Beranda',
  details: 'Rincian',
  footnotes: 'Catatan kaki',
  backToReference: 'Kembali ke rujukan {reference}',
  taskDone: 'Selesai',
  taskOpen: 'Belum selesai',
  admonitions: {
    note: 'Catatan',
    tip: 'Tip',
    info: 'Info',
    warning: 'Peringatan',
    danger: 'Bahaya',
    caution: 'Hati-hati',
    important: 'Penting',
    success: 'Berhasil',
    secondary: 'Catatan',
  },
} satisfies Messages;
