import { expect, it, vi } from 'vitest';
import type { PageData } from '#model/page.ts';
import { otherLocales } from './otherLocales.ts';

/** As much of a page as the function looks at. */
function pageOf(localePath: string): PageData {
  const alternates = [
    { code: 'en', label: 'English', htmlLang: 'en', href: '/sub/offline' },
    { code: 'id', label: 'Indonesia', htmlLang: 'id', href: '/sub/id/offline' },
  ];
  return {
    site: { basePath: '/sub/', locale: { path: localePath } },
    frame: { path: localePath === '' ? '/offline' : `/${localePath}/offline`, alternates },
  } as unknown as PageData;
}

it('knows the locales besides that of the page: where their workers rule, their names and the same page there', () => {
  vi.stubGlobal('location', { origin: 'https://example.com' });
  expect(otherLocales(pageOf(''))).toEqual([
    expect.objectContaining({ scope: '/sub/id/', label: 'Indonesia', href: '/sub/id/offline' }),
  ]);
  expect(otherLocales(pageOf('id'))).toEqual([
    expect.objectContaining({ scope: '/sub/', label: 'English', href: '/sub/offline' }),
  ]);
});
