import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginningsOf, rootsOf, stepsBetween } from './roots.ts';

const RELATED = 3;
const areRelated = (one: string, other: string, language: string) =>
  stepsBetween(rootsOf(one, language), rootsOf(other, language)) <= RELATED;

describe('roots of English words', () => {
  it.each([
    ['build', 'building'],
    ['build', 'builds'],
    ['library', 'libraries'],
    ['cache', 'caching'],
    ['cache', 'cached'],
    ['use', 'using'],
    ['run', 'running'],
    ['stop', 'stopped'],
    ['deploy', 'deployment'],
    ['deploying', 'deployments'],
    ['configure', 'configuration'],
    ['navigate', 'navigation'],
    ['navigating', 'navigation'],
    ['animate', 'animation'],
    ['install', 'installation'],
    ['encrypt', 'encryption'],
    ['reuse', 'reusable'],
    ['render', 'renderer'],
    ['route', 'router'],
    ['simple', 'simply'],
    ['dark', 'darkness'],
    ['box', 'boxes'],
    ['try', 'tried'],
  ])('%s and %s are forms of one word', (one, other) => {
    expect(areRelated(one, other, 'en')).toBe(true);
    expect(areRelated(other, one, 'en')).toBe(true);
  });

  it.each([
    ['string', 'stream'],
    ['thing', 'the'],
    ['headers', 'headings'],
    ['state', 'static'],
    ['bus', 'busy'],
    ['class', 'clay'],
    ['speed', 'special'],
    ['c++', 'c'],
  ])('%s and %s are two words', (one, other) => {
    expect(areRelated(one, other, 'en')).toBe(false);
  });
});

describe('roots of Indonesian words', () => {
  it.each([
    ['tulis', 'menulis'],
    ['menulis', 'tulisan'],
    ['menulis', 'penulis'],
    ['ditulis', 'tertulis'],
    ['guna', 'menggunakan'],
    ['penggunaan', 'menggunakan'],
    ['kelola', 'mengelola'],
    ['kelola', 'pengelolaan'],
    ['simpan', 'menyimpan'],
    ['simpan', 'penyimpanan'],
    ['pakai', 'memakai'],
    ['pakai', 'dipakai'],
    ['buat', 'membuatnya'],
    ['ajar', 'belajar'],
    ['ajar', 'pelajaran'],
    ['belajar', 'mempelajari'],
    ['belajar', 'dipelajari'],
    ['terpelajar', 'pelajari'],
    ['pembelajaran', 'mempelajarinya'],
    ['pembelajaran', 'mengajar'],
    ['dipelihara', 'memelihara'],
    ['pelabuhan', 'berlabuh'],
    ['pelacak', 'melacak'],
    ['belakang', 'belakangan'],
    ['cek', 'mengecek'],
    ['baik', 'memperbaiki'],
    ['ubah', 'mengubah'],
    ['ubah', 'perubahan'],
    ['jalan', 'menjalankan'],
    ['jalan', 'berjalan'],
    ['atur', 'pengaturan'],
    ['cari', 'pencarian'],
    ['unduh', 'mengunduh'],
    ['pasang', 'pemasangan'],
    ['halaman', 'halamannya'],
    ['transfer', 'mentransfer'],
    ['uji', 'menguji'],
    ['uji', 'pengujian'],
    ['uji', 'diuji'],
    ['menguji', 'pengujiannya'],
    ['isi', 'mengisi'],
    ['isi', 'pengisian'],
    ['eja', 'mengeja'],
    ['tekan', 'tekanan'],
  ])('%s and %s are forms of one word', (one, other) => {
    expect(areRelated(one, other, 'id')).toBe(true);
    expect(areRelated(other, one, 'id')).toBe(true);
  });

  it.each([
    ['berita', 'cerita'],
    ['dengan', 'dapat'],
    ['situs', 'situasi'],
    ['karena', 'kerja'],
    ['beranda', 'anda'],
    ['berandanya', 'anda'],
    ['mengapa', 'apa'],
    ['perangkat', 'angkat'],
    ['sekarang', 'karangan'],
    ['tekanan', 'kanan'],
    ['search', 'arch'],
    ['mengisi', 'mengirim'],
    ['berita', 'ita'],
    ['belikan', 'ikan'],
    ['pelacak', 'acak'],
    ['pelabuhan', 'abuh'],
    ['belakang', 'akang'],
    ['pelan', 'pelajaran'],
    ['belum', 'belajar'],
  ])('%s and %s are two words', (one, other) => {
    expect(areRelated(one, other, 'id')).toBe(false);
  });

  it('knows English words too, of which Indonesian pages are full', () => {
    expect(areRelated('build', 'building', 'id')).toBe(true);
  });
});

describe('roots', () => {
  it('has no rules for other languages', () => {
    expect([...rootsOf('bauten', 'de').keys()]).toEqual(['bauten']);
    expect(beginningsOf(rootsOf('bauten', 'de'), 'de')).toEqual([]);
  });

  it('tells where in an alphabetical list every related word is', () => {
    const piece = fc.constantFrom(
      ...'me mem men meny meng menge pe pem pen peng ber be di ke ter se per bel pel tulis guna uji isi ajar pakai use run cache try apply simple navig ation ate ing ed er s ies ied ly ment able kan an i nya lah a e t'.split(
        ' ',
      ),
    );
    const word = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(word, word, fc.constantFrom('en', 'id'), (one, other, language) => {
        if (one === other || !areRelated(one, other, language)) return;
        const beginnings = beginningsOf(rootsOf(one, language), language);
        expect(beginnings.some((beginning) => other.startsWith(beginning))).toBe(true);
      }),
      { numRuns: 20_000 },
    );
  });
});
