import { expect, it } from 'vitest';
import { loneDocument } from './loneDocument.ts';
import tokens from './styles/tokens.css?inline';
import { themeColors } from './themeColors.ts';

it('has the colours of the site in both themes', () => {
  const locale = {
    code: 'en',
    label: 'English',
    direction: 'ltr',
    htmlLang: 'en',
    calendar: 'gregory',
    path: '',
  } as const;
  const site = { locale, title: 'Site', themeColor: '#0b6e66' };
  const html = loneDocument({ site, title: 'Alone', headHtml: '', html: '' }, () => 'policy');
  const { light, dark } = themeColors.accent;
  expect(tokens).toContain(`--accent: ${light};`);
  expect(tokens).toContain(`--accent: ${dark};`);
  expect(light).not.toBe(dark);
  const [, css = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  expect(css).toContain(`--accent:light-dark(${light},${dark})`);
  const named = new Set(css.match(/#[0-9a-f]{3,8}\b/gi));
  for (const color of named) expect(tokens).toContain(color);
  expect(named.size).toBe(6);
});
