import type { Verdict } from './verdict.ts';

/** Codes of our own; all others come from Node. */
type OwnCode = 'timeout' | 'private' | 'resting';

/** A request that got no answer. */
export class RequestFault extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'RequestFault';
    this.code = code;
  }

  static own(code: OwnCode): RequestFault {
    return new RequestFault(code, code);
  }
}

const CLOSED = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED']);

/** Whether the host hung up. Some do so on HEAD alone. */
export function isHangUp({ code }: RequestFault): boolean {
  return CLOSED.has(code) || code.startsWith('HPE_');
}

/** Certificates that no browser takes. */
const BAD_CERTIFICATES: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'has expired',
  CERT_NOT_YET_VALID: 'is not valid yet',
  CERT_REVOKED: 'was revoked',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'is signed by the host itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'is signed by an authority that nobody knows',
  ERR_TLS_CERT_ALTNAME_INVALID: 'is for another host',
};

/** Certificates whose issuer is missing from the answer: browsers often know it from elsewhere. */
const INCOMPLETE = new Set(['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY']);

const NO_NETWORK = new Set(['EAI_AGAIN', 'ENETUNREACH', 'ENETDOWN', 'EHOSTUNREACH', 'EADDRNOTAVAIL']);

/** What a request without an answer says of the address. */
export function verdictOfFault(fault: RequestFault, host: string, timeoutMs: number): Verdict {
  const { code, message } = fault;
  const broken = (reason: string): Verdict => ({ kind: 'broken', reason });
  const certificate = BAD_CERTIFICATES[code];
  if (certificate !== undefined) return broken(`the certificate of '${host}' ${certificate}`);
  if (INCOMPLETE.has(code))
    return { kind: 'unsure', reason: `the certificate of '${host}' comes without its issuer's` };
  if (NO_NETWORK.has(code))
    return { kind: 'unreached', reason: `this machine finds no way to '${host}' (${code})` };
  if (isHangUp(fault)) return broken(`'${host}' closes the connection without an answer (${code})`);
  switch (code) {
    case 'private':
      return { kind: 'private', host };
    case 'resting':
      return { kind: 'skipped', host };
    case 'timeout':
    case 'ETIMEDOUT':
      return broken(`'${host}' does not answer within ${timeoutMs / 1000} s`);
    case 'ENOTFOUND':
      return { kind: 'nameless', host };
    case 'ECONNREFUSED':
      return broken(`'${host}' refuses the connection`);
    default:
      return { kind: 'unsure', reason: `the request to '${host}' failed (${code}: ${message})` };
  }
}
