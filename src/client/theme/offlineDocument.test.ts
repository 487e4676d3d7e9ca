import { expect, it } from 'vitest';
import { OFFLINE_SLOTS } from '#model/offline.ts';
import type { PolicyOf } from './loneDocument.ts';
import { offlineDocument } from './offlineDocument.ts';

const HOSTILE = `</style><script>alert(1)</script>"'`;

function documentIn(
  code: 'en' | 'id',
  { title = 'Site', policyOf = () => 'policy' }: { title?: string; policyOf?: PolicyOf } = {},
): string {
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
      themeColor: '#0b6e66',
      colorMode: { default: 'light', respectSystem: false },
    },
    policyOf,
  );
}

it('speaks the language of the reader and has room for a reason, the way home and a list of pages', () => {
  const html = documentIn('id');
  expect(html).toMatch(/^<!doctype html><html lang="id" dir="ltr" data-theme="light">/);
  expect(html).toContain('<h1>Anda sedang luring</h1>');
  for (const slot of Object.values(OFFLINE_SLOTS)) expect(html.split(slot)).toHaveLength(2);
});

it('has a policy that allows nothing but its one style sheet and the script that knows the chosen colours', () => {
  const allowed: (string | undefined)[][] = [];
  const policyOf: PolicyOf = (...parts) => `policy ${allowed.push(parts)}`;
  const html = documentIn('en', { title: HOSTILE, policyOf });
  const [script, ...moreScripts] = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, text = '']) => text,
  );
  expect(script).toContain('localStorage.theme');
  const [css, ...moreCss] = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text);
  expect(css).toContain(':focus-visible');
  expect([...moreScripts, ...moreCss]).toEqual([]);
  expect(allowed).toEqual([[css, script]]);
  expect(html).toContain('<meta http-equiv="Content-Security-Policy" content="policy 1">');
});
