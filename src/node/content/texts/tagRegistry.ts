import type { Tag, TagRef } from '#model/content.ts';
import { oneLine } from '#model/oneLine.ts';
import { tagSlug } from '#model/tagSlug.ts';
import { describeValue } from '../describeValue.ts';
import type { Named } from '../frontMatter/fields.ts';
import type { Report } from '../problem.ts';
import { readPermalink, slugFault } from './slug.ts';
import type { TextFile } from './textFile.ts';

/** The tags of the site: those of `tags.yml`, and those that posts name, added as they are met. */
export interface TagRegistry {
  /** By language, then by slug. */
  readonly bySlug: () => Map<string, Map<string, Tag>>;
  readonly resolve: (text: Pick<TextFile, 'file' | 'fields'>, report: Report) => TagRef[];
}

export function createTagRegistry(
  byLocale: ReadonlyMap<string, ReadonlyMap<string, Tag>>,
  defaultLocale: string,
): TagRegistry {
  const declared = byLocale.get(defaultLocale) ?? new Map<string, Tag>();
  const declaredByLabel = new Map([...declared.values()].map((tag) => [tag.label, tag]));
  const declaredBySlug = new Map([...declared].map(([key, tag]) => [tag.slug, { key, ...tag }]));
  const met = new Map<string, { label: string; file: string }>();
  const resolved = new Map<string, TagRef>();
  return {
    bySlug: () => new Map([...byLocale].map(([locale, tags]) => [locale, joinTags(tags.values(), met)])),
    resolve: (text, report) => {
      const refs = (text.fields.tags ?? []).flatMap((named, index) => {
        return resolveOne(named, { path: ['tags', index], file: text.file, report }) ?? [];
      });
      return refs.filter((ref, index) => refs.findIndex((other) => other.slug === ref.slug) === index);
    },
  };

  function resolveOne(named: Named, at: At): TagRef | null {
    if (typeof named === 'object') return resolveInline(named, at);
    const known = resolved.get(named) ?? declared.get(named) ?? declaredByLabel.get(named);
    const ref = known
      ? { label: known.label, slug: known.slug }
      : note({ label: named, slug: tagSlug(named) }, at);
    if (ref) resolved.set(named, ref);
    return ref;
  }

  function resolveInline(record: Readonly<Record<string, unknown>>, at: At): TagRef | null {
    const { label, permalink } = record;
    if (typeof label === 'string') {
      if (typeof permalink !== 'string') return note({ label, slug: tagSlug(label) }, at);
      const slug = readPermalink(permalink, [...at.path, 'permalink'], at.report, 'tags');
      return slug === null ? null : note({ label, slug }, at);
    }
    const message = `A tag needs a label as text, found ${describeValue(label)}.`;
    at.report({
      path: at.path,
      of: 'value',
      code: 'tags/invalid-value',
      message,
      hint: 'Write just the name of the tag.',
    });
    return null;
  }

  /** Remembers a tag that `tags.yml` does not have; a label that is more than its slug is the better one. */
  function note(written: TagRef, { path, file, report }: At): TagRef | null {
    const ref = { ...written, label: oneLine(written.label) };
    const fault = slugFault(ref.slug);
    if (fault !== null) {
      const message = `No address can be made of the tag '${ref.label}': ${fault}.`;
      const hint = 'Write it as { label: …, permalink: /name }.';
      report({ path, of: 'value', code: 'tags/no-slug', message, hint });
      return null;
    }
    const listed = declaredBySlug.get(ref.slug);
    const other = listed ? { label: listed.label, file: 'tags.yml' } : met.get(ref.slug);
    const names = listed ? namesOf(listed) : other ? [other.label] : [ref.label];
    if (other && !names.some((name) => isSameTag(name, ref.label))) {
      const message = `The tags '${ref.label}' and '${other.label}' (in ${other.file}) have the same address, '${ref.slug}', and are taken as one.`;
      const hint = 'Give one of them its own permalink in tags.yml.';
      report({ path, of: 'value', severity: 'warning', code: 'tags/same-slug', message, hint });
    }
    const isBetter = !other || (other.label === ref.slug && ref.label !== ref.slug);
    if (isBetter && !listed) met.set(ref.slug, { label: ref.label, file });
    return ref;
  }
}

interface At {
  readonly path: readonly (string | number)[];
  readonly file: string;
  readonly report: Report;
}

/** What a tag of `tags.yml` may be called; an address that was not made of its key is a name as well. */
function namesOf({ key, label, slug }: Tag & { readonly key: string }): string[] {
  return slug === tagSlug(key) ? [key, label] : [key, label, slug];
}

/** Spellings of one tag differ in capitals and in what stands between words only. */
function isSameTag(a: string, b: string): boolean {
  const essence = (label: string): string =>
    label
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\s_/.-]|\p{M}/gu, '');
  return essence(a) === essence(b);
}

function joinTags(declared: Iterable<Tag>, met: ReadonlyMap<string, { label: string }>): Map<string, Tag> {
  const tags = new Map<string, Tag>();
  for (const tag of declared) tags.set(tag.slug, tag);
  for (const [slug, { label }] of met)
    if (!tags.has(slug)) tags.set(slug, { slug, label, description: null });
  return tags;
}
