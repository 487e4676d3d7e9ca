export interface FootnoteLabels {
  /** Hidden heading of the list of footnotes. */
  readonly heading: string;
  /** Label of the arrow back to the text; `{reference}` is the number, such as '1' or '1-2'. */
  readonly back: string;
}

const ENGLISH: FootnoteLabels = { heading: 'Footnotes', back: 'Back to reference {reference}' };

const LABELS: Readonly<Record<string, FootnoteLabels>> = {
  en: ENGLISH,
  id: { heading: 'Catatan kaki', back: 'Kembali ke rujukan {reference}' },
};

/** The words of the footnotes section in the language of the text; English where we have none. */
export function footnoteLabels(locale: string): FootnoteLabels {
  return LABELS[locale] ?? ENGLISH;
}
