import { expect, it } from 'vitest';
import type { ThemeColors } from '#model/contract.ts';
import { feedStyle } from './feedStyle.ts';

const NAMES = ['bg', 'surface', 'text', 'muted', 'line', 'accent'] as const;
const COLORS = Object.fromEntries(
  NAMES.map((name) => [name, { light: `light-${name}`, dark: `dark-${name}` }]),
) as ThemeColors;

it('takes every colour, light and dark, from the theme', () => {
  const css = feedStyle('A feed.', COLORS);
  expect(css).not.toMatch(/#[0-9a-f]{3}/i);
  const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');
  for (const name of NAMES) {
    expect(light).toContain(`light-${name}`);
    expect(dark).toContain(`dark-${name}`);
  }
  expect(light).not.toContain('dark-');
  expect(dark).not.toContain('light-');
});

it('says what the feed is, whatever the sentence holds', () => {
  const css = feedStyle('A "feed" \\ of\nposts', COLORS);
  expect(css).toContain('content: "A \\22 feed\\22  \\5c  of\\a posts";');
});
