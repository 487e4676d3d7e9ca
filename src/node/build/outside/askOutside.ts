import { setMaxListeners } from 'node:events';
import type { Progress } from '../progress.ts';
import { namesElement } from './anchorSearch.ts';
import type { AnswerCache } from './answerCache.ts';
import { type Answer, askAddress, type Asking } from './askAddress.ts';
import { faultOfNames } from './faultOfNames.ts';
import { createHostTurns } from './hostTurns.ts';
import type { OutsideLink } from './outsideLink.ts';
import type { RequestSettings } from './sendRequest.ts';

export interface OutsideSettings extends RequestSettings {
  /** Whether fragments are looked for in the pages. */
  readonly anchors: boolean;
  /** Whether answers of earlier runs count for nothing. */
  readonly fresh: boolean;
  /** At most so many addresses are asked for in this run; null: all. */
  readonly limit: number | null;
  readonly atOnce: number;
  /** Between two requests to one host. */
  readonly pauseMs: number;
  readonly longestWaitMs: number;
}

export interface OutsideAnswers {
  /** By address; what was left out is not in it. */
  readonly answers: ReadonlyMap<string, Answer>;
  readonly fromCache: number;
  readonly asked: number;
  /** Addresses that nobody asked for: beyond the limit, stopped before their turn, or of a host that was given up. */
  readonly left: number;
}

/** Asks for each address once, unless an earlier run knows the answer. When the signal stops it, it resolves with what it has. */
export async function askOutside(
  links: readonly OutsideLink[],
  settings: OutsideSettings,
  { cache, progress }: { readonly cache: AnswerCache; readonly progress: Progress },
): Promise<OutsideAnswers> {
  const fragmentsOf = ({ uses }: OutsideLink): string[] =>
    settings.anchors ? [...new Set(uses.map(({ fragment }) => fragment).filter(namesElement))] : [];
  const answers = new Map<string, Answer>();
  for (const link of settings.fresh ? [] : links) {
    const known = cache.get(link.address, fragmentsOf(link));
    if (known) answers.set(link.address, settings.anchors ? known : { ...known, anchors: {} });
  }
  const fromCache = answers.size;
  const unknown = links.filter(({ address }) => !answers.has(address));
  const wanted = unknown.slice(0, settings.limit ?? unknown.length);
  // Every address that waits for its turn listens.
  setMaxListeners(0, settings.signal);
  const asking: Asking = { ...settings, turns: createHostTurns(settings) };
  const learnt = new Map<string, Answer>();
  const ask = async (link: OutsideLink): Promise<void> => {
    try {
      learnt.set(link.address, await askAddress(link.address, fragmentsOf(link), asking));
    } catch (error) {
      if (!settings.signal.aborted) throw error;
    }
    progress.step();
  };
  if (wanted.length > 0) progress.phase('Asking', wanted.length);
  try {
    await Promise.all(wanted.map(ask));
  } finally {
    const addresses = links.map(({ address }) => address);
    const fault = await faultOfNames(learnt, addresses, settings);
    for (const [address, answer] of fault === 'ours' ? withoutNetwork(learnt) : learnt) {
      if (fault !== 'unclear') cache.set(address, answer);
      answers.set(address, answer);
    }
    cache.save();
  }
  const skipped = [...learnt.values()].filter(({ verdict }) => verdict.kind === 'skipped').length;
  const asked = learnt.size - skipped;
  return { answers, fromCache, asked, left: unknown.length - asked };
}

/** Names that are not known for want of a network say nothing of their links. */
function withoutNetwork(learnt: ReadonlyMap<string, Answer>): Map<string, Answer> {
  return new Map(
    [...learnt].map(([address, { verdict, anchors }]) => {
      const { kind } = verdict;
      const reason = 'this machine finds no host by its name';
      return [address, { verdict: kind === 'nameless' ? { kind: 'unreached', reason } : verdict, anchors }];
    }),
  );
}
