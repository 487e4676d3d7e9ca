import * as z from 'zod';
import { DEFAULT_DOCS_VERSION } from '../docsTag.ts';
import { textSchema } from './localizedText.ts';

const DEFAULT_LABEL = { en: 'Next', id: 'Selanjutnya' };

/** Letters with accents are one sign each, as those of ids made from names of files. */
const id = z.string().min(1, { error: 'the id of a document' }).normalize();

/** The docs section and its one version. */
export const docsSchema = z.strictObject({
  /** First part of the path below the locale. */
  path: z
    .string()
    .regex(/^[\p{L}\p{N}_~.-]+(\/[\p{L}\p{N}_~.-]+)*$/u, {
      error: "a path without slashes around it such as 'docs'",
    })
    .default('docs'),
  breadcrumbs: z.boolean().default(true),
  version: z
    .strictObject({
      name: z.string().min(1, { error: "a name such as 'current'" }).default(DEFAULT_DOCS_VERSION),
      label: textSchema.default(DEFAULT_LABEL),
      isLast: z.boolean().default(true),
    })
    .prefault({}),
  /** The document at the docs root; null: the one whose path is '/', else the first. */
  mainDocId: id.nullable().default(null),
  /** Ids of documents by the name of the sidebar. */
  sidebars: z.record(z.string(), z.array(id)).default({}),
});
