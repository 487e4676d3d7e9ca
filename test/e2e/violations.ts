import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Brings axe into every page that is opened from now on. */
export function useAxe(page: Page) {
  return page.addInitScript(AXE);
}

/** Violations of WCAG 2.2 AA and best practice by rule, with the elements that break it. */
export function violations(page: Page): Promise<string[]> {
  return runAxe(page, 'html', { runOnly: TAGS });
}

/** Texts in paragraphs and lists of the article that have a contrast below 7:1. */
export function faintTexts(page: Page): Promise<string[]> {
  return runAxe(page, '.prose > :is(p, ul, ol, blockquote), .admonition p:not(.admonition-title), .lead', {
    runOnly: { type: 'rule', values: ['color-contrast-enhanced'] },
    rules: { 'color-contrast-enhanced': { enabled: true } },
  });
}

async function runAxe(page: Page, inside: string, options: object): Promise<string[]> {
  const results = await page.evaluate(
    async ([selector, given]) => {
      const { axe } = globalThis as unknown as {
        axe: { run(context: object, options: object): Promise<AxeResults> };
      };
      return axe.run({ include: [selector] }, { ...given, resultTypes: ['violations'] });
    },
    [inside, options] as const,
  );
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}
