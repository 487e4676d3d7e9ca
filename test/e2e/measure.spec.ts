import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** How many characters stand in each line of the article's paragraphs, but for their last lines. */
function charactersByLine(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const lines: number[] = [];
    for (const paragraph of document.querySelectorAll('.prose > p')) {
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      const counts = new Map<number, number>();
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        for (const { index, 0: word } of node.data.matchAll(/\S+\s*/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.trimEnd().length);
          const line = Math.round(range.getBoundingClientRect().bottom / 8);
          counts.set(line, (counts.get(line) ?? 0) + word.length);
        }
      }
      lines.push(...[...counts.values()].slice(0, -1));
    }
    return lines;
  });
}

for (const path of ['/repack', '/id/the-navigation-router', '/about/', '/docs/']) {
  test(`a line of text holds 65 to 75 characters where there is room (${path})`, async ({ page }) => {
    for (const width of [768, 1000, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const lines = (await charactersByLine(page)).toSorted((a, b) => a - b);
      const median = lines[Math.floor(lines.length / 2)] ?? 0;
      expect(median, `${width} px: ${lines.join(' ')}`).toBeGreaterThanOrEqual(65);
      expect(median, `${width} px: ${lines.join(' ')}`).toBeLessThanOrEqual(75);
    }
  });
}
