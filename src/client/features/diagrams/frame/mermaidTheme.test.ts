import { expect, it } from 'vitest';
import { mermaidTheme } from './mermaidTheme.ts';

it('a diagram has the colours of the theme, and every tone of a chart is another one', () => {
  const theme = mermaidTheme((name) => `value of ${name}`, 'dark');
  expect(theme).toMatchObject({
    darkMode: true,
    background: 'value of --bg',
    primaryTextColor: 'value of --text',
    pie1: 'value of --accent',
    cScale0: 'value of --accent',
    xyChart: { backgroundColor: 'value of --bg', yAxisTickColor: 'value of --text' },
  });
  const slices = Object.entries(theme).filter(([name]) => /^pie\d$/.test(name));
  expect(new Set(slices.map(([, tone]) => tone)).size).toBe(6);
  expect(mermaidTheme(() => '', 'light').darkMode).toBe(false);
});
