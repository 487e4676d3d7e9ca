import * as z from 'zod';
import { DEFAULT_HITS_PER_GROUP } from '../searchSettings.ts';
import { addressSchema } from './link.ts';

/** An Algolia application, or other hosts that speak its protocol. The embedded engine answers when they do not. */
const remoteSearchSchema = z.strictObject({
  appId: z.string().regex(/^[\w-]+$/, { error: 'the id of an application, of letters, digits and dashes' }),
  /** Everybody can read it: a key that may only search. */
  apiKey: z.string().regex(/^[\w-]+$/, { error: 'a key of letters, digits and dashes that may only search' }),
  /** Such as 'https://search.example.com/api'; empty: those of the Algolia application. */
  hosts: z.array(addressSchema).default([]),
  /** Reports which hits were seen and opened, by a script of Algolia's. */
  insights: z.boolean().default(false),
});

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
  /** Null: the embedded engine alone answers, and nothing leaves the page. */
  remote: remoteSearchSchema.nullable().default(null),
});
