import type { Page } from '#model/page.ts';
import type { Post, Text } from '#model/site.ts';
import { hashOf } from '../../content/hash.ts';

/** A page before its compiled texts are filled in: whatever ends in `Html` in its view is still empty. */
export interface PlannedPage {
  readonly page: Page;
  /** The text whose body the page shows. */
  readonly bodyOf: Text | null;
  /** The posts whose truncated versions the page lists, in the order of its view. */
  readonly excerptsOf: readonly Post[];
}

/**
 * Every anchor of a page that a link may name: those of its text. The frame and the pages that only list others make none
 * for that purpose. Null where the text could not be compiled.
 */
export function anchorsOf({ bodyOf }: PlannedPage): ReadonlySet<string> | null {
  return bodyOf?.body.hasFailed ? null : new Set(bodyOf?.body.ids);
}

const keys = new WeakMap<PlannedPage, string>();

/** Names what a page says besides its compiled texts; found out once, for all files that are made of it. */
export function keyOfPlanned(planned: PlannedPage): string {
  const key = keys.get(planned) ?? hashOf(JSON.stringify(planned.page));
  keys.set(planned, key);
  return key;
}

/** Puts the compiled texts in their places. */
export function fillPage(
  { page, bodyOf, excerptsOf }: PlannedPage,
  html: { body(text: Text): string; excerpt(post: Post): string; picture(post: Post): string },
): Page {
  const { view } = page;
  if (bodyOf && 'bodyHtml' in view) return { ...page, view: { ...view, bodyHtml: html.body(bodyOf) } };
  if (view.kind === 'home' || view.kind === 'tag' || view.kind === 'author') {
    const posts = view.posts.map((card, position) => {
      const post = excerptsOf[position];
      return post ? { ...card, excerptHtml: html.excerpt(post), pictureHtml: html.picture(post) } : card;
    });
    return { ...page, view: { ...view, posts } };
  }
  return page;
}
