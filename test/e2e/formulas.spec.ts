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

test('a formula on a line of its own is seen whole', async ({ page }) => {
  await page.goto('/docs/');
  const formulas = page.locator('math[display]');
  await expect(formulas.first()).toBeVisible();
  const hidden = await formulas.evaluateAll((all) =>
    all.map((each) => each.scrollHeight - each.clientHeight),
  );
  expect(hidden.filter((height) => height > 0)).toEqual([]);
});
