import type { FeedLink } from '#model/feedLink.ts';
import type { Messages } from '#model/messages/en.ts';
import type { View } from '#model/page.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import type { LocaleSite, Post, Text } from '#model/site.ts';
import type { FeedLinker } from './feedLinks.ts';
import type { Linker } from './links.ts';

/** What the pages of one locale are planned from. */
export interface PlanContext {
  readonly site: LocaleSite;
  readonly config: SiteConfig;
  readonly linker: Linker;
  readonly feeds: FeedLinker;
  readonly messages: Messages;
}

/** What one page is about, before addresses and frame are added. */
export interface Subject {
  /** Path without locale prefix, in canonical form. */
  readonly localPath: string;
  readonly title: string;
  readonly description: string;
  readonly view: View;
  /** The text whose body the page shows. */
  readonly text: Text | null;
  readonly excerptsOf: readonly Post[];
  readonly feeds: readonly FeedLink[];
  readonly hasSidebar: boolean;
  readonly noIndex: boolean;
}

/** A page that shows no text of the owner's and stands beside no sidebar, unless told otherwise. */
export function subject(
  parts: Pick<Subject, 'localPath' | 'title' | 'description' | 'view'> & Partial<Subject>,
): Subject {
  return { text: null, excerptsOf: [], feeds: [], hasSidebar: false, noIndex: false, ...parts };
}
