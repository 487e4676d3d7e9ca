/** What stands for a page where somebody shares it. */
export interface PageImage {
  /** Absolute. */
  readonly url: string;
  /** What it shows in words, where it is known. */
  readonly alt: string | null;
  /** In px, where it is known. */
  readonly size: { readonly width: number; readonly height: number } | null;
}
