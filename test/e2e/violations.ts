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
export async function violations(page: Page): Promise<string[]> {
  const results = await page.evaluate(async (tags) => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    return axe.run({ runOnly: tags, resultTypes: ['violations'] });
  }, TAGS);
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}
