import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hrefOf, outputFileOf } from '#model/paths.ts';
import { plannedSite } from './plannedSiteFixture.ts';

let siteDir: string;
beforeEach(() => void (siteDir = mkdtempSync(join(tmpdir(), 'lontar-encoded-'))));
afterEach(() => rmSync(siteDir, { recursive: true }));

it('texts whose names are percent-encoded lie where every host looks for their addresses', async () => {
  const { plans, diagnostics } = await plannedSite(siteDir, {
    'blog/2020-01-01-g%20h.md': '# A\n',
    'i18n/id/docusaurus-plugin-content-blog/2020-01-01-g%20h.md': '# A\n',
    'docs/100%/caf%C3%A9/a%3Fb.md': '# A\n',
    'docs/100%/caf%C3%A9/_category_.yml': 'label: Coffee\n',
    'src/pages/e%f.md': '# A\n',
  });
  expect(diagnostics).toEqual([]);
  const pages = plans.flatMap((plan) => plan.pages.map(({ page }) => page));
  const paths = pages.map(({ frame }) => frame.path);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/2020/01/01/g h',
      '/id/2020/01/01/g h',
      '/docs/100%/café/a?b',
      '/id/docs/100%/café/a?b',
      '/e%f',
    ]),
  );
  for (const path of paths)
    expect(posix.join(decodeURIComponent(hrefOf('/', path)), 'index.html')).toBe(`/${outputFileOf(path)}`);
  const doc = pages.find(({ frame }) => frame.path === '/docs/100%/café/a?b');
  expect(doc?.view).toMatchObject({ breadcrumbs: [{}, {}, { label: 'Coffee' }, {}] });
});
