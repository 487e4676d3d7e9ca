import { editDistance } from '#model/nearest.ts';
import type { Report } from '../problem.ts';

/** Keys with a meaning here or in Docusaurus: a free key that differs by one letter is likely meant as one. */
const KNOWN_KEYS = [
  ...[
    'title',
    'title_meta',
    'description',
    'date',
    'slug',
    'tags',
    'authors',
    'author',
    'image',
    'draft',
    'unlisted',
    'keywords',
    'redirects',
  ],
  ...['hide_title', 'hide_table_of_contents', 'toc_min_heading_level', 'toc_max_heading_level'],
  ...['sidebar_label', 'sidebar_position', 'sidebar_class_name', 'sidebar_key', 'sidebar_custom_props'],
  ...['displayed_sidebar', 'pagination_next', 'pagination_prev', 'pagination_label', 'last_update'],
  ...['custom_edit_url', 'author_title', 'author_url', 'author_image_url', 'authorTitle', 'authorURL'],
  ...['authorImageURL', 'wrapperClassName', 'parse_number_prefixes', 'hide_reading_time'],
];
const KNOWN = new Set(KNOWN_KEYS);

/** Unknown keys are kept; this says when one looks like a slip. */
export function reportLikelyTypos(data: Readonly<Record<string, unknown>>, report: Report): void {
  for (const key of Object.keys(data)) {
    if (KNOWN.has(key) || key.length < 3) continue;
    const near = KNOWN_KEYS.find(
      (known) =>
        Math.abs(known.length - key.length) <= 1 && known.length > 3 && editDistance(key, known) === 1,
    );
    if (near === undefined) continue;
    const message = `The key '${key}' means nothing here; '${near}' does.`;
    report({
      path: [key],
      of: 'key',
      severity: 'warning',
      code: 'front-matter/unknown-key',
      message,
      hint: `Did you mean '${near}'?`,
    });
  }
}
