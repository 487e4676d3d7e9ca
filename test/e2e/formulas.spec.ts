import { expect, test } from './test.ts';

test('aligned equations meet at their signs', async ({ page }) => {
  await page.goto('/docs/');
  const gaps = await page.locator('mtable mtd').evaluateAll((cells) =>
    cells.map((cell) => {
      const outer = cell.getBoundingClientRect();
      const inner = (cell.firstElementChild ?? cell).getBoundingClientRect();
      return cell.matches('[columnalign="right"]') ? outer.right - inner.right : inner.left - outer.left;
    }),
  );
  expect(gaps.map(Math.round)).toEqual([0, 0, 0, 0]);
});
