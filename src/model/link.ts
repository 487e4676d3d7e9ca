export interface Link {
  readonly label: string;
  readonly href: string;
}

/** A link to a text by its name. */
export interface TextLink extends Link {
  /** Set when the name is in another language than the page: the value for `lang`. */
  readonly lang: string | null;
}
