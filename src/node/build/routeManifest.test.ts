import { expect, it } from 'vitest';
import { ageAssets, makeManifest } from './routeManifest.ts';

it('keeps the hashed assets of the last 3 builds', () => {
  const first = ageAssets(['assets/a-1.js'], {});
  const second = ageAssets(['assets/a-2.js'], first);
  const third = ageAssets(['assets/a-3.js'], second);
  const fourth = ageAssets(['assets/a-4.js'], third);
  expect(Object.keys(third)).toEqual(['assets/a-1.js', 'assets/a-2.js', 'assets/a-3.js']);
  expect(Object.keys(fourth)).toEqual(['assets/a-2.js', 'assets/a-3.js', 'assets/a-4.js']);
  expect(ageAssets(['assets/a-2.js'], fourth)['assets/a-2.js']).toBe(0);
});

it('[S2.2] names each route by its path and a short hash of its content', () => {
  const manifest = (revision: string) =>
    makeManifest({
      basePath: '/',
      locales: [],
      csp: '',
      searchIndexName: 'lontar',
      countViews: false,
      pathByFile: new Map([['id/archive/index.html', '/id/archive']]),
      redirects: [],
      records: new Map([['id/archive/index.html', { key: '', revision, size: 1 }]]),
      assets: {},
      others: [],
    });
  expect(manifest('d41f00').routes).toEqual({
    '/id/archive-d41': { path: '/id/archive', file: 'id/archive/index.html', revision: 'd41f00' },
  });
  expect(manifest('d41f00').build).toBe(manifest('d41f00').build);
  expect(manifest('d41f00').build).not.toBe(manifest('abc').build);
});
