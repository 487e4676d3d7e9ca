import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Diagnostic } from '#model/diagnostic.ts';
import { writeWhole } from '../../content/writeWhole.ts';
import type { Answer } from './askAddress.ts';
import { type Verdict, verdictSchema } from './verdict.ts';

const FILE = 'outside.json';
const HOUR_MS = 60 * 60 * 1000;
const GOOD_FOR_MS = 7 * 24 * HOUR_MS;
/** What is broken may be mended soon, and what was unsure may become clear. */
const BAD_FOR_MS = HOUR_MS;

const storedSchema = z.record(
  z.string(),
  z.object({
    askedAt: z.number(),
    verdict: verdictSchema,
    anchors: z.record(z.string(), z.boolean().nullable()),
  }),
);

/** Answers of earlier runs, in the site's cache folder. Losing them costs requests only. */
export interface AnswerCache {
  /** What is still known of an address, if it covers all these fragments. */
  get(address: string, fragments: readonly string[]): Answer | null;
  /** A name that is not known is to be kept only where the fault is not this machine's; see `faultOfNames`. */
  set(address: string, answer: Answer): void;
  /** Writes under another name first: whoever is killed meanwhile leaves a whole file. */
  save(): void;
  /** Of a file that could not be used. */
  readonly diagnostics: readonly Diagnostic[];
}

export function openAnswerCache(cacheDir: string, now: () => number = Date.now): AnswerCache {
  const file = join(cacheDir, FILE);
  const stored = existsSync(file) ? parse(readFileSync(file, 'utf8')) : {};
  const answers = new Map(
    Object.entries(stored ?? {}).filter(([, { askedAt, verdict }]) => {
      const age = now() - askedAt;
      return age >= 0 && age < lifeOf(verdict);
    }),
  );
  return {
    get(address, fragments) {
      const answer = answers.get(address);
      if (!answer) return null;
      const { verdict, anchors } = answer;
      const hasPage = verdict.kind === 'fine' || verdict.kind === 'moved';
      return hasPage && fragments.some((each) => !Object.hasOwn(anchors, each)) ? null : answer;
    },
    set(address, { verdict, anchors }) {
      if (lifeOf(verdict) > 0) answers.set(address, { askedAt: now(), verdict, anchors });
    },
    save: () => writeWhole(file, JSON.stringify(Object.fromEntries(answers))),
    diagnostics: stored === null ? [damaged()] : [],
  };
}

function parse(text: string): z.output<typeof storedSchema> | null {
  try {
    return storedSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** What depends on this machine's network, or on a flag, is not kept; nor what is no answer. */
function lifeOf({ kind }: Verdict): number {
  switch (kind) {
    case 'fine':
    case 'moved':
      return GOOD_FOR_MS;
    case 'broken':
    case 'nameless':
    case 'unsure':
      return BAD_FOR_MS;
    case 'skipped':
    case 'private':
    case 'unreached':
      return 0;
  }
}

function damaged(): Diagnostic {
  return {
    file: `.lontar/cache/${FILE}`,
    line: 1,
    column: 1,
    severity: 'warning',
    code: 'outside/damaged-cache',
    message: 'The answers of earlier runs cannot be read; all links are asked for anew.',
    hint: null,
  };
}
