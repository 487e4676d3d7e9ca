import { expect, it } from 'vitest';
import { OFFLINE_SLOTS } from '#model/offline.ts';
import { offlineDocument } from './offlineDocument.ts';

const HOSTILE = `</style><script>alert(1)</script>"'`;

function documentIn(code: 'en' | 'id', title = 'Site'): string {
  const locale = {
    code,
    label: code,
    direction: 'ltr',
    htmlLang: code,
    calendar: 'gregory',
    path: '',
  } as const;
  return offlineDocument(
    {
      locale,
      title,
      homeHref: '/sub/',
      themeColor: '#0b6e66',
      colorMode: { default: 'light', respectSystem: false },
    },
    (css, script) => `hash of ${css} and ${script}`,
  );
}

it('speaks the language of the reader, leads home and has room for a reason and a list of pages', () => {
  const html = documentIn('id');
  expect(html).toMatch(/^<!doctype html><html lang="id" dir="ltr" data-theme="light">/);
  expect(html).toContain('<h1>Anda sedang luring</h1>');
  expect(html).toContain('<a href="/sub/">Kembali ke beranda</a>');
  for (const slot of Object.values(OFFLINE_SLOTS)) expect(html.split(slot)).toHaveLength(2);
});

it('has a policy that allows nothing but its one style sheet and the script that knows the chosen colours', () => {
  const html = documentIn('en', HOSTILE);
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script);
  expect(scripts).toHaveLength(1);
  expect(scripts[0]).toContain('localStorage.theme');
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css);
  expect(styles).toHaveLength(1);
  expect(html).toContain('content="hash of ');
});
