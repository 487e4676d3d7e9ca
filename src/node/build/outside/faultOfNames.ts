import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { Answer } from './askAddress.ts';
import { isPrivateHost } from './privateHosts.ts';
import type { Verdict } from './verdict.ts';

/** Whose fault it is that names are not known: their owners', this machine's without a network, or one cannot tell. */
export type FaultOfNames = 'theirs' | 'ours' | 'unclear';

/** Verdicts for which nobody outside has said anything. */
const SILENT: ReadonlySet<Verdict['kind']> = new Set(['nameless', 'unreached', 'private']);
/** Names of other links that are looked up where one alone was asked for. */
const WITNESSES = 3;

/** Judges by what a run has learnt. Where that is one silent host, names of other links are looked up, which asks nothing of them. */
export async function faultOfNames(
  learnt: ReadonlyMap<string, Answer>,
  addresses: readonly string[],
  { allowsPrivate }: { readonly allowsPrivate: boolean },
): Promise<FaultOfNames> {
  const verdicts = [...learnt].map(([address, { verdict }]) => ({ address, kind: verdict.kind }));
  if (verdicts.some(({ kind }) => !SILENT.has(kind)) || verdicts.every(({ kind }) => kind !== 'nameless'))
    return 'theirs';
  const silent = new Set(
    verdicts.filter(({ kind }) => kind !== 'private').map(({ address }) => nameOf(address)),
  );
  if (silent.size > 1) return 'ours';
  const others = new Set(addresses.map(nameOf).filter((name) => !silent.has(name) && isIP(name) === 0));
  const witnesses = [...others].filter((name) => allowsPrivate || !isPrivateHost(name)).slice(0, WITNESSES);
  if (witnesses.length === 0) return 'unclear';
  const found = await Promise.allSettled(witnesses.map((name) => lookup(name)));
  return found.some(({ status }) => status === 'fulfilled') ? 'theirs' : 'ours';
}

function nameOf(address: string): string {
  return new URL(address).hostname.replace(/^\[|\]$/g, '');
}
