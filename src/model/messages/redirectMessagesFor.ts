const en = { title: 'This page has moved', link: 'Go to its new address' };
const translations: ReadonlyMap<string, typeof en> = new Map([
  ['en', en],
  ['id', { title: 'Halaman ini sudah pindah', link: 'Buka alamat barunya' }],
]);

/** What the page at an old address says in a locale, in English where the site has no translation of its own. */
export function redirectMessagesFor(localeCode: string): typeof en {
  return translations.get(localeCode) ?? en;
}
