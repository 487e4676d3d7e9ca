import * as z from 'zod';
import { addressSchema } from './link.ts';

/** Specification, section 9: hits in a group, by default. */
const DEFAULT_HITS_PER_GROUP = 5;

export const searchSchema = z.strictObject({
  indexName: z
    .string()
    .regex(/^[\w.-]+$/, { error: 'a name of letters, digits, dots, dashes and underscores' })
    .default('lontar'),
  /** Whether hits are of the reader's language and docs version only. */
  contextualSearch: z.boolean().default(true),
  maxHitsPerGroup: z.int().min(1, { error: 'a whole number of at least 1' }).default(DEFAULT_HITS_PER_GROUP),
  /** Where 'Let us know.' leads; `{query}` stands for what was searched. Null: no such link. */
  missingResultsUrl: addressSchema.nullable().default(null),
});
