/** A book of the bookshelf. */
export interface Book {
  readonly title: string;
  readonly author: string;
  readonly note: string | null;
  /** Language of the title, where it is another than the page's. */
  readonly lang: string | null;
}
