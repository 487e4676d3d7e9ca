/** A feed as the head of a page names it. */
export interface FeedLink {
  /** Media type. */
  readonly type: string;
  readonly title: string;
  readonly href: string;
}
