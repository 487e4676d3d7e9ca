import type { DocSource } from '#model/content.ts';
import { nearest } from '#model/nearest.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import type { Problem, Report } from './problem.ts';
import type { Reporter } from './report.ts';

/** Specification, section 8: a sidebar or a document that does not exist is a configuration error. */
export function checkDocs(
  docs: readonly DocSource[],
  config: SiteConfig,
  reportInConfig: Report,
  reporter: Reporter,
): void {
  const { mainDocId, sidebars } = config.docs;
  const ids = docs.map((doc) => doc.id);
  if (mainDocId !== null && !ids.includes(mainDocId)) {
    reportInConfig(missing('document', mainDocId, ids, ['docs', 'mainDocId']));
  }
  for (const [name, items] of Object.entries(sidebars)) {
    items.forEach((id, index) => {
      if (!ids.includes(id)) reportInConfig(missing('document', id, ids, ['docs', 'sidebars', name, index]));
    });
  }
  for (const { entries } of docs)
    for (const entry of entries.values()) checkFrontMatter(entry.frontMatter, reporter.inText(entry));

  function checkFrontMatter(data: Readonly<Record<string, unknown>>, report: Report): void {
    const { displayed_sidebar: sidebar } = data;
    const names = Object.keys(sidebars);
    if (typeof sidebar === 'string' && !names.includes(sidebar)) {
      report(
        names.length === 0 ? useless(sidebar) : missing('sidebar', sidebar, names, ['displayed_sidebar']),
      );
    }
    for (const key of ['pagination_next', 'pagination_prev']) {
      const id = data[key];
      if (typeof id === 'string' && !ids.includes(id.normalize()))
        report(missing('document', id, ids, [key]));
    }
  }
}

/** Without any sidebar there is none to choose: such documents come from another site's set-up and are not lost. */
function useless(sidebar: string): Problem {
  return {
    path: ['displayed_sidebar'],
    of: 'value',
    severity: 'warning',
    code: 'docs/unknown-sidebar',
    message: `There is no sidebar '${sidebar}'; this site has no sidebars.`,
    hint: 'Remove the line, which has no effect.',
  };
}

/** What is said of a name that stands for nothing. */
export function missing(
  what: 'document' | 'sidebar',
  name: string,
  known: readonly string[],
  path: Problem['path'],
): Problem {
  const near = nearest(name, known);
  const listed = known.length === 0 ? 'there are none' : `there are ${known.join(', ')}`;
  return {
    path,
    of: 'value',
    code: what === 'document' ? 'docs/unknown-document' : 'docs/unknown-sidebar',
    message: `There is no ${what} '${name}'; ${listed}.`,
    hint: near === null ? `Write the ${what}, or remove its name.` : `Did you mean '${near}'?`,
  };
}
