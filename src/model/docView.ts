import type { TextLink } from './link.ts';
import type { TextView } from './textView.ts';

/** Documents and their folders, in reading order. */
export type DocContents = readonly (Omit<TextLink, 'href'> & {
  readonly href: string | null;
  readonly items: DocContents;
})[];

export interface DocView extends TextView {
  readonly kind: 'doc';
  readonly breadcrumbs: readonly (Omit<TextLink, 'href'> & { readonly href: string | null })[];
  readonly version: { readonly name: string; readonly label: string; readonly isLast: boolean };
  /** All other documents, on the page of the main one. */
  readonly contents: DocContents;
  readonly previous: TextLink | null;
  readonly next: TextLink | null;
}
