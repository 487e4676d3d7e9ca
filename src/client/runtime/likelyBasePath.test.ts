import { describe, expect, it } from 'vitest';
import { likelyBasePath } from './likelyBasePath.ts';

describe('likelyBasePath', () => {
  it('is what stands before the path of the page', () => {
    expect(likelyBasePath('/sub/id/repack', '/id/repack')).toBe('/sub/');
    expect(likelyBasePath('/a/b/id/about/', '/id/about')).toBe('/a/b/');
    expect(likelyBasePath('/sub/', '')).toBe('/sub/');
  });

  it('is the configured one on a healthy site, in every form of an address', () => {
    for (const address of ['/id/about', '/id/about/', '/id/about.html', '/id/about/index.html'])
      expect(likelyBasePath(address, '/id/about')).toBe('/');
    for (const address of ['/', '/index.html']) expect(likelyBasePath(address, '')).toBe('/');
  });

  it('is unknown where the address is not that of the page', () => {
    expect(likelyBasePath('/no-such-page', '/404')).toBe(null);
  });
});
