import { type Anchors, type AnchorSearch, createAnchorSearch, hasAnchors } from './anchorSearch.ts';
import type { HostTurns, HostVisit } from './hostTurns.ts';
import { createVisits, type Visits } from './hostVisits.ts';
import { isPrivateHost } from './privateHosts.ts';
import { isHangUp, RequestFault, verdictOfFault } from './requestFault.ts';
import { retryAfterMs } from './retryAfter.ts';
import {
  type Method,
  type OneRequest,
  type Reply,
  type RequestSettings,
  sendRequest,
} from './sendRequest.ts';
import { type Verdict, verdictOfStatus } from './verdict.ts';

/** What is known of an address. */
export interface Answer {
  readonly verdict: Verdict;
  readonly anchors: Anchors;
}

export interface Asking extends RequestSettings {
  readonly turns: HostTurns;
  /** A host that wants us to wait longer is not asked again. */
  readonly longestWaitMs: number;
}

const MOST_REDIRECTS = 10;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const PERMANENT = new Set([301, 308]);

/** Asks for an address and follows it to its end. `fragments` are looked for in the page; without any its body is not read. */
export async function askAddress(
  address: string,
  fragments: readonly string[],
  asking: Asking,
): Promise<Answer> {
  const visits = createVisits(asking.turns);
  try {
    return await follow(address, fragments, { ...asking, visits });
  } finally {
    visits.end();
  }
}

async function follow(
  address: string,
  fragments: readonly string[],
  { visits, ...asking }: Asking & { readonly visits: Visits },
): Promise<Answer> {
  const seen = new Set<string>();
  let url = new URL(address);
  let method: Method = fragments.length > 0 ? 'GET' : 'HEAD';
  /** Of the redirects: one that has none keeps that of the one before, as in browsers. */
  let fragment = '';
  /** As far as the redirects are for good. */
  let moved = url.href;
  let isPermanent = true;
  let wantsCookies = false;
  const end = (verdict: Verdict, anchors: Anchors = {}): Answer => ({ verdict, anchors });
  for (;;) {
    if (!asking.allowsPrivate && isPrivateHost(url.hostname))
      return end({ kind: 'private', host: url.hostname });
    if (seen.has(url.href) || seen.size > MOST_REDIRECTS)
      return end(endlessVerdict(seen.has(url.href), wantsCookies));
    seen.add(url.href);
    const hop = await askOnce(url, { method, fragments }, { ...asking, visit: await visits.to(url.host) });
    if (hop.fault) return end(verdictOfFault(hop.fault, url.host, asking.timeoutMs));
    const { status, headers } = hop.reply;
    if (!REDIRECTS.has(status)) {
      const verdict = verdictOfStatus(status);
      if (verdict.kind !== 'fine') return end(verdict);
      return end(moved === address ? verdict : { kind: 'moved', to: moved }, hop.anchors);
    }
    const next = targetOf(headers.location, url);
    if ('verdict' in next) return end(next.verdict);
    isPermanent &&= PERMANENT.has(status);
    wantsCookies ||= headers['set-cookie'] !== undefined;
    method = hop.method;
    url = next.url;
    fragment = next.fragment || fragment;
    if (isPermanent) moved = url.href + fragment;
  }
}

type Target = { readonly url: URL; readonly fragment: string } | { readonly verdict: Verdict };

function targetOf(location: string | undefined, from: URL): Target {
  if (location === undefined || !URL.canParse(location, from))
    return { verdict: { kind: 'broken', reason: `'${from.host}' redirects without an address` } };
  const url = new URL(location, from);
  const { hash: fragment } = url;
  url.hash = url.username = url.password = '';
  if (url.protocol === 'http:' || url.protocol === 'https:') return { url, fragment };
  const reason = `'${from.host}' redirects to an address that begins with ${url.protocol}`;
  return { verdict: { kind: 'unsure', reason } };
}

/** Hosts that remember visitors by cookies redirect those who keep none for ever. */
function endlessVerdict(isLoop: boolean, wantsCookies: boolean): Verdict {
  const reason = isLoop ? 'its redirects lead in a circle' : `it redirects more than ${MOST_REDIRECTS} times`;
  return wantsCookies
    ? { kind: 'unsure', reason: `${reason} for those who keep no cookies` }
    : { kind: 'broken', reason };
}

type Attempt =
  | { readonly fault: null; readonly reply: Reply; readonly anchors: Anchors; readonly method: Method }
  | { readonly fault: RequestFault };

interface AskingHost extends Asking {
  readonly visit: HostVisit;
}

interface Wish {
  readonly method: Method;
  readonly fragments: readonly string[];
}

/** HEAD, then GET where HEAD is refused, then GET once more where the host is only busy or stumbled: three requests at most. */
async function askOnce(url: URL, wish: Wish, asking: AskingHost): Promise<Attempt> {
  let attempt = await attemptOnce(url, wish, asking);
  if (wish.method === 'HEAD' && isHeadRefused(attempt)) {
    const other = await attemptOnce(url, { ...wish, method: 'GET' }, asking);
    // A host that was given up meanwhile has said all that it will.
    if (other.fault?.code !== 'resting') attempt = other;
  }
  if (attempt.fault || !canChange(attempt.reply.status) || wishedWait(attempt.reply) > asking.longestWaitMs)
    return attempt;
  return attemptOnce(url, { ...wish, method: 'GET' }, asking);
}

async function attemptOnce(url: URL, { method, fragments }: Wish, asking: AskingHost): Promise<Attempt> {
  let search: AnchorSearch | null = null;
  const openBody = (reply: Reply): AnchorSearch | null => {
    const isWanted = fragments.length > 0 && reply.status < 300 && hasAnchors(reply);
    return (search = isWanted ? createAnchorSearch(fragments) : null);
  };
  try {
    const reply = await asking.visit.request(() => converse({ url, method, openBody }, asking));
    return { fault: null, reply, anchors: anchorsOf(search, fragments), method };
  } catch (error) {
    if (error instanceof RequestFault) return { fault: error };
    throw error;
  }
}

/** What a host lets us know about its strength is noted before the turn ends, so that it counts for whoever is next. */
async function converse(one: OneRequest, asking: Asking): Promise<Reply> {
  const { host } = one.url;
  try {
    const reply = await sendRequest(one, asking);
    if (isBusy(reply.status)) asking.turns.hold(host, wishedWait(reply));
    return reply;
  } catch (error) {
    if (error instanceof RequestFault && error.code === 'timeout') asking.turns.noteSilence(host);
    throw error;
  }
}

function anchorsOf(search: AnchorSearch | null, fragments: readonly string[]): Anchors {
  return search?.found() ?? Object.fromEntries(fragments.map((fragment) => [fragment, null]));
}

/** A host that is busy is not asked another way at once. */
function isHeadRefused(attempt: Attempt): boolean {
  if (attempt.fault) return isHangUp(attempt.fault) || attempt.fault.code === 'timeout';
  const { status } = attempt.reply;
  return status >= 400 && !isBusy(status);
}

function isBusy(status: number): boolean {
  return status === 429 || status === 503;
}

function canChange(status: number): boolean {
  return isBusy(status) || status === 500 || status === 502 || status === 504;
}

function wishedWait({ headers }: Reply): number {
  return retryAfterMs(headers['retry-after'], Date.now()) ?? 0;
}
