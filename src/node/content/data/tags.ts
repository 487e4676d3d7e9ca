import type { Tag } from '#model/content.ts';
import { tagSlug } from '#model/tagSlug.ts';
import { readPermalink, slugFault } from '../texts/slug.ts';
import { describeValue } from '../describeValue.ts';
import type { Languages } from './languages.ts';
import type { DataFile } from './readDataFile.ts';
import { isRecord, readRecord, reportUnknownKeys } from './readRecord.ts';

const CODE = 'tags/invalid-value';
const KEYS = ['label', 'description', 'permalink'];

/** The tags of `tags.yml` by key, with their texts in one language. `base` fills what a translation leaves out. */
export function readTags(
  data: DataFile,
  languages: Languages,
  base: ReadonlyMap<string, Tag>,
): Map<string, Tag> {
  const tags = new Map(base);
  if (data.value === null) return tags;
  if (!isRecord(data.value)) {
    const message = `Expected one key for each tag, found ${describeValue(data.value)}.`;
    data.report({
      path: [],
      of: 'value',
      code: CODE,
      message,
      hint: 'Write for example: docker: { label: Docker }',
    });
    return tags;
  }
  for (const [key, value] of Object.entries(data.value)) {
    // A key alone is a tag that is called so.
    const record = value ?? {};
    if (!isRecord(record)) {
      const message = `${key}: expected label and description, found ${describeValue(value)}.`;
      data.report({
        path: [key],
        of: 'value',
        code: CODE,
        message,
        hint: `Write for example: ${key}: { label: Docker }`,
      });
      continue;
    }
    reportUnknownKeys(record, KEYS, [key], (problem) =>
      data.report({ ...problem, hint: problem.hint ?? 'Remove it.', of: 'key', code: CODE }),
    );
    const reader = readRecord(record, [key], CODE, data.report);
    const permalink = reader.text('permalink', languages);
    const slug =
      permalink === null ? null : readPermalink(permalink, [key, 'permalink'], data.report, 'tags');
    const ownSlug = base.get(key)?.slug ?? slug ?? tagSlug(key);
    const fault = slugFault(ownSlug);
    if (fault !== null) {
      const message = `No address can be made of the tag '${key}': ${fault}.`;
      const hint = 'Give it a permalink such as /name.';
      data.report({ path: [key], of: 'key', code: 'tags/no-slug', message, hint });
      continue;
    }
    const other = base.has(key) ? undefined : [...tags].find(([, tag]) => tag.slug === ownSlug);
    if (other) {
      const message = `The tags '${key}' and '${other[0]}' have the same address, '${ownSlug}', and are taken as one.`;
      const hint = 'Give one of them its own permalink.';
      data.report({ path: [key], of: 'key', severity: 'warning', code: 'tags/same-slug', message, hint });
    }
    tags.set(key, {
      slug: ownSlug,
      label: reader.text('label', languages) ?? base.get(key)?.label ?? key,
      description: reader.text('description', languages) ?? base.get(key)?.description ?? null,
    });
  }
  return tags;
}
