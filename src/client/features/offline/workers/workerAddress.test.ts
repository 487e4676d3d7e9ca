import { describe, expect, it } from 'vitest';
import { isInOfflineMode, isOfSite, workerAddress } from './workerAddress.ts';

const ORIGIN = 'https://example.com';

describe('workerAddress', () => {
  it('carries the parameters as JSON', () => {
    const address = workerAddress('/id/', { offlineMode: true, debug: false });
    expect(address).toMatch(/^\/id\/sw\.js\?params=/);
    expect(JSON.parse(new URL(address, ORIGIN).searchParams.get('params') ?? '')).toEqual({
      offlineMode: true,
      debug: false,
    });
  });

  it('tells the mode of the worker that it leads to', () => {
    const modeAt = (offlineMode: boolean): boolean =>
      isInOfflineMode(ORIGIN + workerAddress('/', { offlineMode, debug: true }));
    expect(modeAt(true)).toBe(true);
    expect(modeAt(false)).toBe(false);
    expect(isInOfflineMode(`${ORIGIN}/sw.js`)).toBe(false);
    expect(isInOfflineMode(`${ORIGIN}/sw.js?params=broken`)).toBe(false);
  });
});

describe('isOfSite', () => {
  const at = (scope: string, script: string) => ({ scope: ORIGIN + scope, scriptUrl: ORIGIN + script });

  it('knows the workers of all locales, whatever their parameters', () => {
    expect(isOfSite(at('/', '/sw.js?params=1'), ['/', '/id/'])).toBe(true);
    expect(isOfSite(at('/id/', '/id/sw.js'), ['/', '/id/'])).toBe(true);
  });

  it('leaves the workers of others alone, at other scopes and at other addresses', () => {
    expect(isOfSite(at('/shop/', '/shop/sw.js?params=1'), ['/', '/id/'])).toBe(false);
    expect(isOfSite(at('/', '/other.js'), ['/', '/id/'])).toBe(false);
  });
});
