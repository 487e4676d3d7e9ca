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

test('a formula that is too long is scrolled on a screen and whole on paper', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/docs/');
  const formula = page.locator('math[display]').first();
  await formula.evaluate((element) => {
    for (let count = 0; count < 3; count += 1)
      element.append(...[...element.children].map((child) => child.cloneNode(true)));
  });
  await expect(formula).toHaveCSS('overflow-x', 'auto');
  expect(await formula.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
  await page.emulateMedia({ media: 'print' });
  await expect(formula).toHaveCSS('overflow-x', 'visible');
});
