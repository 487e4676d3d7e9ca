import { expect, it } from 'vitest';
import { mermaidTheme } from './mermaidTheme.ts';

const names: string[] = [];

/** Another grey for every name. */
function token(name: string): string {
  if (!names.includes(name)) names.push(name);
  const level = (names.indexOf(name) + 1) ** 2;
  return `#${level.toString(16).padStart(2, '0').repeat(3)}`;
}

it('a diagram has the colours of the theme, and every tone of a chart is another one', () => {
  const theme = mermaidTheme(token, 'dark');
  expect(theme).toMatchObject({
    darkMode: true,
    background: token('--bg'),
    primaryTextColor: token('--text'),
    pie1: token('--accent'),
    cScale0: token('--accent'),
    xyChart: { backgroundColor: token('--bg'), yAxisTickColor: token('--text') },
  });
  const slices = Object.entries(theme).filter(([name]) => /^pie\d+$/.test(name));
  expect(new Set(slices.map(([, tone]) => tone)).size).toBe(12);
  expect(mermaidTheme(token, 'light').darkMode).toBe(false);
});
