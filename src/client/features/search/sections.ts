import { searchGroupsFor } from '#model/messages/searchGroups.ts';

type Kind = keyof ReturnType<typeof searchGroupsFor>;

const KINDS: readonly Kind[] = ['blog', 'docs', 'pages'];

/** A kind of pages, whatever it is called in each language; or the name of a group that another service has. */
export type Section = Kind | (string & {});

export function isKind(text: string | null): text is Kind {
  return KINDS.some((kind) => kind === text);
}

/** What it is called in a language. */
export function nameIn(language: string, section: Section): string {
  return isKind(section) ? searchGroupsFor(language)[section] : section;
}

/** What it is called in any of these languages. */
export function namesIn(languages: readonly string[], section: Section): readonly string[] {
  return [...new Set(languages.map((language) => nameIn(language, section)))];
}

/** The one that is called so in one of these languages. */
export function sectionNamed(name: string, languages: readonly string[]): Section {
  return KINDS.find((kind) => namesIn(languages, kind).includes(name)) ?? name;
}
