const names = new Map<string, string>();

/** What speakers of `htmlLang` call `language`: 'en' is 'Inggris' in 'id'. */
export function languageName(language: string, htmlLang: string): string {
  const key = `${language} ${htmlLang}`;
  const name =
    names.get(key) ?? new Intl.DisplayNames(htmlLang, { type: 'language' }).of(language) ?? language;
  names.set(key, name);
  return name;
}
