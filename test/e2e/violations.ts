import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { awaitPaint } from './browserEntry.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Part of WCAG 2.2 AA, but axe leaves it out unless it is named. */
const OFF_BY_DEFAULT = { 'target-size': { enabled: true } };
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** Most elements of a page with code, of which nothing but their colours can be at fault. */
const CODE_TOKENS = 'pre code span';

/** Brings axe into every page that is opened from now on; it looks at colours that are no longer on their way. */
export async function useAxe(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(AXE);
}

/** Violations of WCAG 2.2 AA and best practice in both themes, by rule and with the elements that break it. */
export async function violations(page: Page, outside: readonly string[] = []): Promise<string[]> {
  const html = page.locator('html');
  const theme = (await html.getAttribute('data-theme')) ?? 'light';
  const other = theme === 'light' ? 'dark' : 'light';
  const faults = await runAxe(
    page,
    { include: ['html'], exclude: outside },
    { runOnly: TAGS, rules: OFF_BY_DEFAULT },
  );
  await setTheme(page, other);
  // Themes differ in nothing but their colours.
  const faint = await runAxe(page, { include: ['html'], exclude: outside }, { runOnly: COLOUR_RULES });
  await setTheme(page, theme);
  return [...faults.map((fault) => `${theme}, ${fault}`), ...faint.map((fault) => `${other}, ${fault}`)];
}

/** The same at several widths, where sideways scrolling is a fault too. */
export async function violationsAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 700 });
    // What follows the width, such as wide drawings that the keyboard can scroll.
    await awaitPaint(page);
    // Code has the same colours at every width.
    const found = await violations(page, index === 0 ? [] : [CODE_TOKENS]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) found.push(`scrolls sideways by ${overflow} px`);
    faults.push(...found.map((fault) => `${width} px, ${fault}`));
  }
  return faults;
}

function setTheme(page: Page, theme: string): Promise<void> {
  return page.evaluate((mode) => document.documentElement.setAttribute('data-theme', mode), theme);
}

/** Texts in paragraphs and lists of the article that have a contrast below 7:1. */
export function faintTexts(page: Page): Promise<string[]> {
  const include = ['.prose > :is(p, ul, ol, blockquote), .admonition p:not(.admonition-title), .lead'];
  return runAxe(
    page,
    { include, exclude: [] },
    {
      runOnly: { type: 'rule', values: ['color-contrast-enhanced'] },
      rules: { 'color-contrast-enhanced': { enabled: true } },
    },
  );
}

interface Context {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

async function runAxe(page: Page, place: Context, options: object): Promise<string[]> {
  const results = await page.evaluate(
    async ([context, given]) => {
      const { axe } = globalThis as unknown as {
        axe: { run(context: object, options: object): Promise<AxeResults> };
      };
      return axe.run(context, { ...given, resultTypes: ['violations'] });
    },
    [place, options] as const,
  );
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}
