import type { Diagnostic } from '#model/diagnostic.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import type { Progress } from '../progress.ts';
import { openAnswerCache } from './answerCache.ts';
import type { Answer } from './askAddress.ts';
import { askOutside } from './askOutside.ts';
import { isIgnored } from './ignorePatterns.ts';
import { outsideDiagnostics } from './outsideDiagnostics.ts';
import type { Collected } from './outsideLink.ts';
import type { Verdict } from './verdict.ts';

/** More at a time is no longer polite to the network that we share. */
const AT_ONCE = 8;
/** Whoever asks for a longer rest is asked in another run. */
const LONGEST_WAIT_MS = 30_000;

export interface OutsideCheck {
  readonly siteDir: string;
  readonly config: SiteConfig;
  readonly cacheDir: string;
  readonly collected: Collected;
  readonly anchors: boolean;
  readonly fresh: boolean;
  readonly allowsPrivate: boolean;
  readonly limit: number | null;
  readonly signal: AbortSignal;
  readonly progress: Progress;
}

export interface OutsideReport {
  readonly diagnostics: readonly Diagnostic[];
  /** How many addresses got which verdict. */
  readonly verdicts: Readonly<Partial<Record<Verdict['kind'], number>>>;
  readonly addresses: number;
  readonly ignored: number;
  readonly fromCache: number;
  readonly asked: number;
  readonly left: number;
  /** Links to the outside by text. */
  readonly linksOf: ReadonlyMap<string, number>;
}

/** Asks for the links of a site and says of every place what is wrong with it. */
export async function checkOutside(check: OutsideCheck): Promise<OutsideReport> {
  const { siteDir, config, cacheDir, collected, progress, ...wishes } = check;
  const links = collected.links.filter(({ address }) => !isIgnored(address, config.links.ignore));
  const cache = openAnswerCache(cacheDir);
  const settings = {
    ...wishes,
    userAgent: `Lontar (link check; +${config.url})`,
    timeoutMs: config.links.timeout * 1000,
    pauseMs: config.links.pause * 1000,
    atOnce: AT_ONCE,
    longestWaitMs: LONGEST_WAIT_MS,
  };
  const { answers, ...counts } = await askOutside(links, settings, { cache, progress });
  const found = await outsideDiagnostics(siteDir, { links, invalid: collected.invalid }, answers);
  return {
    diagnostics: [...cache.diagnostics, ...found],
    verdicts: countVerdicts(answers),
    addresses: links.length,
    ignored: collected.links.length - links.length,
    ...counts,
    linksOf: countLinks(collected),
  };
}

function countVerdicts(answers: ReadonlyMap<string, Answer>): OutsideReport['verdicts'] {
  const counts: Partial<Record<Verdict['kind'], number>> = {};
  for (const { verdict } of answers.values()) counts[verdict.kind] = (counts[verdict.kind] ?? 0) + 1;
  return counts;
}

function countLinks({ links, invalid }: Collected): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { place } of [...links.flatMap(({ uses }) => uses), ...invalid])
    if (place.kind === 'text') counts.set(place.file, (counts.get(place.file) ?? 0) + 1);
  return counts;
}
