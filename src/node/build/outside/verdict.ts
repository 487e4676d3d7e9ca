import { STATUS_CODES } from 'node:http';
import * as z from 'zod';

/** What became of asking for an address. A `reason` reads after a colon. */
export const verdictSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fine') }),
  /** Redirected for good to another address, which is fine. */
  z.object({ kind: z.literal('moved'), to: z.string() }),
  z.object({ kind: z.literal('broken'), reason: z.string() }),
  /** Broken, since nobody knows the name of the host. */
  z.object({ kind: z.literal('nameless'), host: z.string() }),
  /** It may well work in a browser. */
  z.object({ kind: z.literal('unsure'), reason: z.string() }),
  /** Not asked to the end: the host was too busy or silent for other addresses. The next run goes on with it. */
  z.object({ kind: z.literal('skipped'), host: z.string() }),
  /** Not asked: only machines nearby can reach the host. */
  z.object({ kind: z.literal('private'), host: z.string() }),
  /** This machine has no way to the host, so that nothing is known of it. */
  z.object({ kind: z.literal('unreached'), reason: z.string() }),
]);

export type Verdict = z.output<typeof verdictSchema>;

/** These alone say that nobody gets the page; others may be meant for programs, countries or visitors without an account. */
export function verdictOfStatus(status: number): Verdict {
  if (status >= 200 && status < 300) return { kind: 'fine' };
  const isBroken = status === 404 || status === 410 || (status >= 500 && status < 600);
  return { kind: isBroken ? 'broken' : 'unsure', reason: `the host answers ${statusText(status)}` };
}

function statusText(status: number): string {
  const words = STATUS_CODES[status];
  return words === undefined ? `${status}, which is no known status` : `${status} (${words})`;
}
