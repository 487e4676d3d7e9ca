/** The language that texts are read in, and the one that stands in where they have no words in it. */
export interface Languages {
  readonly locale: string;
  readonly defaultLocale: string;
}
