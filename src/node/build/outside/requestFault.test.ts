import { expect, it } from 'vitest';
import { RequestFault, verdictOfFault } from './requestFault.ts';
import { verdictOfStatus } from './verdict.ts';

it.each([
  ['CERT_HAS_EXPIRED', 'broken', "the certificate of 'a.example' has expired"],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'broken', "the certificate of 'a.example' is for another host"],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'unsure', 'comes without its issuer'],
  ['ECONNREFUSED', 'broken', "'a.example' refuses the connection"],
  ['ECONNRESET', 'broken', 'closes the connection'],
  ['HPE_INVALID_CONSTANT', 'broken', 'closes the connection'],
  ['timeout', 'broken', 'does not answer within 15 s'],
  ['EAI_AGAIN', 'unreached', 'finds no way'],
  ['ENETUNREACH', 'unreached', 'finds no way'],
  ['ESTRANGE', 'unsure', 'failed (ESTRANGE: odd)'],
])('%s is %s: %s', (code, kind, words) => {
  const verdict = verdictOfFault(new RequestFault(code, 'odd'), 'a.example', 15_000);
  expect(verdict).toMatchObject({ kind, reason: expect.stringContaining(words) as string });
});

it('a host without a name is broken in a way of its own, for this machine may be without a network', () => {
  expect(verdictOfFault(new RequestFault('ENOTFOUND', ''), 'a.example', 1)).toEqual({
    kind: 'nameless',
    host: 'a.example',
  });
});

it.each([
  [200, 'fine'],
  [204, 'fine'],
  [400, 'unsure'],
  [401, 'unsure'],
  [403, 'unsure'],
  [404, 'broken'],
  [410, 'broken'],
  [418, 'unsure'],
  [429, 'unsure'],
  [451, 'unsure'],
  [500, 'broken'],
  [503, 'broken'],
  [599, 'broken'],
  [600, 'unsure'],
  [999, 'unsure'],
])('status %d is %s', (status, kind) => {
  expect(verdictOfStatus(status).kind).toBe(kind);
});

it('tells statuses in words', () => {
  expect(verdictOfStatus(410)).toEqual({ kind: 'broken', reason: 'the host answers 410 (Gone)' });
  expect(verdictOfStatus(999)).toMatchObject({ reason: 'the host answers 999, which is no known status' });
});
