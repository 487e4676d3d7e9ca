import { hitsPerGroupOf } from '#model/searchSettings.ts';
import { languageName } from '#model/languageName.ts';
import type { SavedLists } from '../saved/savedLists.ts';
import type { SearchAnswer, SearchHit } from '../searchClient.ts';
import { nameIn, sectionNamed } from '../sections.ts';
import type { Shown } from '../session/createSession.ts';
import { groupHits, languageOf } from './groupHits.ts';
import { hitHref } from './hitHref.ts';
import type { Search } from './SearchContext.ts';

/** A hit that can be opened, as a row of the list. */
export interface Option {
  readonly hit: SearchHit;
  readonly href: string;
  /** Whether it stands below the row of its page. */
  readonly isPart: boolean;
  /** Whether its text is on its way. */
  readonly isPartial: boolean;
  /** Which list of saved searches it is in; null for hits of an answer. */
  readonly saved: keyof SavedLists | null;
  /** What the reader calls the language of a saved search that is in another; null where its group tells. */
  readonly language: string | null;
}

export interface OptionGroup {
  readonly label: string;
  /** Number of its first option among those of all groups. */
  readonly first: number;
  readonly options: readonly Option[];
}

type Unnumbered = Omit<OptionGroup, 'first'>;

/** What the reader can choose from on a screen, in groups. */
export function screenOptions(
  shown: Shown<SearchAnswer>,
  lists: SavedLists,
  { page, messages }: Pick<Search, 'page' | 'messages'>,
): readonly OptionGroup[] {
  switch (shown.kind) {
    case 'start':
      return numbered(savedGroups());
    case 'answer':
      return numbered(hitGroups(shown.answer, shown.isPartial === true));
    case 'error':
      return [];
  }

  function savedGroups(): readonly Unnumbered[] {
    const group = (label: string, name: keyof SavedLists): Unnumbered => ({
      label,
      options: lists[name].flatMap((hit) => optionOf(hit, { saved: name, language: foreignName(hit) })),
    });
    return [group(messages.recentSearches, 'recent'), group(messages.favoriteSearches, 'favorite')];
  }

  function foreignName(hit: SearchHit): string | null {
    const { code, htmlLang } = page.site.locale;
    const language = languageOf(hit, code);
    return language === code ? null : nameOf(language, htmlLang);
  }

  function labelOf(group: string, language: string | null): string {
    const { code, htmlLang } = page.site.locale;
    const languages = page.frame.alternates.map((alternate) => alternate.code);
    const name = group === '' ? messages.searchHits : nameIn(code, sectionNamed(group, languages));
    return language === null ? name : messages.inLanguage(name, nameOf(language, htmlLang));
  }

  function hitGroups({ hits }: SearchAnswer, isPartial: boolean): readonly Unnumbered[] {
    const { locale, search } = page.site;
    return groupHits(hits, { locale: locale.code, maxHits: hitsPerGroupOf(search) }).map(
      ({ name, language, rows }) => ({
        label: labelOf(name, language),
        options: rows.flatMap(({ hit, isPart }) => optionOf(hit, { isPart, isPartial })),
      }),
    );
  }
}

function numbered(groups: readonly Unnumbered[]): readonly OptionGroup[] {
  let first = 0;
  return groups
    .filter(({ options }) => options.length > 0)
    .map((group) => {
      const numberedGroup = { ...group, first };
      first += group.options.length;
      return numberedGroup;
    });
}

function optionOf(hit: SearchHit, about: Partial<Option>): readonly Option[] {
  const href = hitHref(hit.url, location.href);
  return href === null
    ? []
    : [{ isPart: false, isPartial: false, saved: null, language: null, ...about, hit, href }];
}

/** A host may name a language that is none. */
function nameOf(language: string, htmlLang: string): string {
  return /^[a-z]{2,3}(?:-\w{2,8})*$/i.test(language) ? languageName(language, htmlLang) : language;
}
