import { createHighlighterCore } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { bundledLanguagesInfo } from 'shiki/langs';
import type { BundledLanguageInfo, ThemedToken } from 'shiki/types';
import { describe, expect, it } from 'vitest';
import { classOfColor, classTheme } from '#node/content/mdx/code/classTheme.ts';
import { highlightLines, prepareHighlighter } from '#node/content/mdx/code/highlighter.ts';
import { CODE_SAMPLES } from './codeSamples.ts';

const engine = createOnigurumaEngine(import('shiki/wasm'));

/** The class of every character that is not space, as stock Shiki colours it. */
async function stockClasses(language: BundledLanguageInfo, codes: readonly string[]): Promise<string[][]> {
  const theme = { ...classTheme, type: 'light' as const, fg: '#000000', bg: '#ffffff' };
  const shiki = await createHighlighterCore({
    engine,
    langs: [language.import],
    themes: [theme],
    warnings: false,
  });
  const options = { lang: language.id, theme: 'classes', tokenizeTimeLimit: 0 };
  const classes = codes.map((code) => shiki.codeToTokensBase(code, options).map(lineClasses));
  shiki.dispose();
  return classes;
}

function lineClasses(tokens: readonly ThemedToken[]): string {
  return tokens
    .map(({ content, color = '', fontStyle = 0 }) =>
      cells(content, [classOfColor(color), ...styles(fontStyle)]),
    )
    .join('');
}

function styles(fontStyle: number): string[] {
  return ['ki', 'kb', 'ku', 'ks'].filter((_, bit) => fontStyle > 0 && (fontStyle & (1 << bit)) !== 0);
}

function cells(content: string, classes: readonly string[]): string {
  const name = classes.filter((part) => part !== '').join(' ');
  return [...content.replace(/\s/g, '')].map((character) => `${character}${name};`).join('');
}

function ourClasses(html: string): string {
  const parts = html.matchAll(/<span class="([^"]*)">([^<]*)<\/span>|([^<]+)/g);
  return [...parts]
    .map(([, name, colored, plain]) => cells(unescape(colored ?? plain ?? ''), [name ?? '']))
    .join('');
}

function unescape(html: string): string {
  return html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}

describe('Code is coloured as stock Shiki colours it', () => {
  // Lines of a diff are marked as a whole instead.
  for (const language of bundledLanguagesInfo.filter(({ id }) => id !== 'diff')) {
    it(language.id, async () => {
      await prepareHighlighter(new Set([language.id]));
      const ours = CODE_SAMPLES.map((code) => highlightLines(code, language.id).map(ourClasses));
      expect(ours).toEqual(await stockClasses(language, CODE_SAMPLES));
    });
  }
});
