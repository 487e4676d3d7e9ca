import { describe, expect, it } from 'vitest';
import { isNewVersion, isReaderAsked } from './newVersion.ts';
import { workerAddress } from './workerAddress.ts';

const at = (scope: string, offlineMode: boolean) =>
  `https://example.com${workerAddress(scope, { offlineMode, debug: false })}`;
const offline = at('/', true);
const online = at('/', false);

describe('isReaderAsked', () => {
  it('asks in offline mode', () => {
    expect(isReaderAsked({ next: offline, current: offline, isPageNew: false })).toBe(true);
  });

  it('does not ask when the page just loaded is already the new one', () => {
    expect(isReaderAsked({ next: offline, current: offline, isPageNew: true })).toBe(false);
  });

  it('does not ask outside of offline mode, nor when the mode changes', () => {
    for (const [next, current] of [
      [online, online],
      [offline, online],
      [online, offline],
    ] as const)
      expect(isReaderAsked({ next, current, isPageNew: false })).toBe(false);
  });
});

describe('isNewVersion', () => {
  it('is the same worker once more, in offline mode', () => {
    expect(isNewVersion(offline, offline)).toBe(true);
    expect(isNewVersion(online, online)).toBe(false);
  });

  it('is neither the first worker, nor that of another locale or mode', () => {
    expect(isNewVersion(null, offline)).toBe(false);
    expect(isNewVersion(at('/', true), at('/id/', true))).toBe(false);
    expect(isNewVersion(online, offline)).toBe(false);
    expect(isNewVersion(offline, null)).toBe(false);
  });
});
