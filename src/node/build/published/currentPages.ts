import type { Text } from '#model/site.ts';
import { anchorsOf } from '../plan/plannedPage.ts';
import type { SitePlan } from '../planSite.ts';
import type { PublishedPage } from './published.ts';

/** A page of this build. */
export interface CurrentPage extends PublishedPage {
  readonly path: string;
  /** The text that it shows, if it shows one. */
  readonly text: Text | null;
  /** Every anchor that a link may name; null where the text could not be compiled. */
  readonly ids: ReadonlySet<string> | null;
}

/**
 * Ids that the compiler gives footnotes. They are no anchors to keep: a note that is rewritten or taken out would stop a build,
 * and nobody was promised its address.
 */
const OF_FOOTNOTE = /^(?:footnote-label$|user-content-fn(?:ref)?-)/;

/** Every page that this build publishes, unlisted ones included. */
export function currentPages({ plans }: Pick<SitePlan, 'plans'>): CurrentPage[] {
  return plans.flatMap(({ pages }) =>
    pages.map((planned) => {
      const { page, bodyOf } = planned;
      const ids = anchorsOf(planned);
      return {
        path: page.frame.path,
        title: page.frame.title,
        source: bodyOf?.entry.file ?? null,
        anchors: [...(ids ?? [])].filter((id) => !OF_FOOTNOTE.test(id)),
        text: bodyOf,
        ids,
      };
    }),
  );
}
