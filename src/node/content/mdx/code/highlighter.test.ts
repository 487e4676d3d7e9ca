import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeColors } from './classTheme.ts';
import { highlightLines, isPrepared, prepareHighlighter } from './highlighter.ts';
import { highlightCss } from './highlightCss.ts';

const tokens = readFileSync(new URL('../../../../client/theme/styles/tokens.css', import.meta.url), 'utf8');

// Loading is slow on a busy machine.
beforeAll(() => prepareHighlighter(new Set(['tsx', 'md', 'ts'])), 60_000);

describe('highlightLines', () => {
  it('keeps the text of every line', () => {
    const code = 'const a = <b c={`${d}`}>&amp;</b>;\n\n/* e\nf */\n';
    for (const lang of ['tsx', 'md', 'never-prepared']) {
      const text = highlightLines(code, lang)
        .map((line) => line.replace(/<[^>]*>/g, ''))
        .join('\n')
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&amp;/g, '&');
      expect(text).toBe(code);
    }
  });

  it('carries state from line to line, and gives the same again', () => {
    const code = '/*\nconst\n*/ const a = `\nconst\n`;\nconst';
    const lines = highlightLines(code, 'ts');
    expect(lines[1]).toBe('<span class="k1">const</span>');
    expect(lines[3]).toBe('<span class="k7">const</span>');
    expect(lines[5]).toBe('<span class="k2">const</span>');
    expect(highlightLines(code, 'ts')).toEqual(lines);
  });

  it('does not depend on the languages loaded before', async () => {
    const code = '```js\nconst a = 1;\n```';
    const alone = highlightLines(code, 'md');
    await prepareHighlighter(new Set(['js', 'markdown']));
    expect(highlightLines(code, 'md')).toEqual(alone);
    expect(highlightLines(code, 'markdown')).toEqual(alone);
  });

  it('shows a language that nobody knows as text', async () => {
    await prepareHighlighter(new Set(['snackplayer', '__proto__', 'constructor']));
    expect(isPrepared('snackplayer')).toBe(true);
    for (const lang of ['snackplayer', '__proto__', 'constructor'])
      expect(highlightLines('a < b', lang)).toEqual(['a &lt; b']);
  });
});

describe('highlightCss', () => {
  it('has each class in both modes and is small', async () => {
    const css = await highlightCss();
    for (const { className, light, dark } of codeColors) {
      expect(css).toContain(`.${className}{color:${light}}`);
      expect(css).toContain(`[data-theme=dark] .${className}{color:${dark}}`);
    }
    expect(css.length).toBeLessThan(1200);
  });

  it.each(['code-bg', 'mark', 'mark-add', 'mark-remove'])('reads on --%s with AA contrast', (token) => {
    const [onLight = '', onDark = ''] = [...tokens.matchAll(new RegExp(`--${token}: (#\\w{6});`, 'g'))].map(
      ([, color = '']) => color,
    );
    for (const { light, dark } of codeColors) {
      expect(contrast(light, onLight), light).toBeGreaterThan(4.5);
      expect(contrast(dark, onDark), dark).toBeGreaterThan(4.5);
    }
  });
});

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
