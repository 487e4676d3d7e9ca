import type { Diagnostic } from '#model/diagnostic.ts';
import type { TocItem } from '#model/page.ts';
import { nearMatch } from '../links/nearMatch.ts';
import { redirectKey } from '../redirects/redirect.ts';
import type { CurrentPage } from './currentPages.ts';
import { PUBLISHED_FILE, type PublishedPage } from './published.ts';
import type { ReadPublished } from './readPublished.ts';

/** A published address that readers still get a page for. */
export interface StillThere {
  readonly path: string;
  readonly was: PublishedPage;
  /** There, or where a redirect leads. */
  readonly page: CurrentPage;
}

/** An error for every anchor that a published page has lost, once for a text that two locales show. */
export function checkAnchors(pages: readonly StillThere[], locate: ReadPublished['locate']): Diagnostic[] {
  const known = new Set<string>();
  return pages.flatMap(({ path, was, page }) => {
    const { ids } = page;
    if (ids === null) return [];
    const lost = was.anchors.filter((anchor) => !ids.has(anchor) && !ids.has(anchor.normalize()));
    return lost.flatMap((anchor): Diagnostic[] => {
      const key = `${page.source ?? path}#${anchor}`;
      if (known.has(key)) return [];
      known.add(key);
      return [
        {
          file: PUBLISHED_FILE,
          ...locate([path, 'anchors', was.anchors.indexOf(anchor)]),
          severity: 'error',
          code: 'published/anchor-gone',
          message: `The anchor '#${anchor}' of '${path}'${movedTo(path, page)} was published and is no more.`,
          hint: hintFor(anchor, lost, { was, page }),
        },
      ];
    });
  });
}

function movedTo(path: string, page: CurrentPage): string {
  return redirectKey(path) === redirectKey(page.path) ? '' : `, which has moved to '${page.path}',`;
}

function hintFor(
  anchor: string,
  lost: readonly string[],
  { was, page: { text, source } }: Pick<StillThere, 'was' | 'page'>,
): string {
  const forget = `If it is to be gone, take it out of ${PUBLISHED_FILE}`;
  if (!text || source === null) return `${forget}.`;
  const fresh = text.body.headings.filter(({ id }) => !was.anchors.includes(id));
  const heading = renamedHeading(anchor, lost, fresh);
  // With its end written out it is whole in plain Markdown, too.
  const mark = `<a id="${anchor}"></a>`;
  if (!heading) {
    return `${forget}; else add this line to ${source}, where its readers are to arrive: ${mark}`;
  }
  const line = `${'#'.repeat(heading.level)} ${heading.text} {#${anchor}}`;
  return `Add ${mark} to ${source}, where its readers are to arrive, or, if its heading was renamed, give that the old id: ${line}`;
}

/** The new heading whose id is nearest; the only new one where only one was lost. */
function renamedHeading(
  anchor: string,
  lost: readonly string[],
  fresh: readonly TocItem[],
): TocItem | undefined {
  if (lost.length === 1 && fresh.length === 1) return fresh[0];
  const near = nearMatch(
    anchor,
    fresh.map(({ id }) => id),
  );
  return fresh.find(({ id }) => id === near);
}
