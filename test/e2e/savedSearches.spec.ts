import type { Page } from '@playwright/test';
import { openAlive } from './browserEntry.ts';
import { expect, test } from './test.ts';

const modal = (page: Page) => page.getByRole('dialog');
const box = (page: Page) => modal(page).getByRole('combobox');
const status = (page: Page) => modal(page).getByRole('status');
const button = (page: Page, name: string) => modal(page).getByRole('button', { name, exact: true });
const rows = (page: Page, group: string) =>
  modal(page).getByRole('group', { name: group }).getByRole('option');

function hit(name: string, language = 'en', content: string | null = null): object {
  return {
    objectID: name,
    url: `/${name}`,
    type: 'lvl1',
    hierarchy: { lvl0: 'Blog', lvl1: name, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    content,
    language,
    text_language: language,
  };
}

const names = (count: number) => Array.from({ length: count }, (_, index) => `star-${index}`);

/** Opens the search with these saved, the first as the newest. */
async function openWith(
  page: Page,
  { recent = [], favorite = [] }: { recent?: readonly object[]; favorite?: readonly object[] },
  path = '/',
): Promise<void> {
  await page.addInitScript(
    (lists) => {
      for (const [name, list] of Object.entries(lists))
        localStorage.setItem(`__DOCSEARCH_${name}_SEARCHES__lontar`, JSON.stringify(list));
    },
    { RECENT: recent, FAVORITE: favorite },
  );
  await openAlive(page, path);
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
}

const SAID = [
  {
    path: '/',
    recent: 'Recent',
    star: 'Add “two” to the favorites',
    isStarred: '“two” is a favorite now',
    remove: 'Remove “one” from the recent searches',
    isRemoved: 'Removed “one”',
    isFull: 'You can keep up to 10 favorites. Remove one to make room.',
  },
  {
    path: '/id/',
    recent: 'Terkini',
    star: 'Tambahkan “two” ke favorit',
    isStarred: '“two” ditambahkan ke favorit',
    remove: 'Hapus “one” dari pencarian terkini',
    isRemoved: '“one” sudah dihapus',
    isFull: 'Paling banyak 10 favorit dapat disimpan. Hapus satu untuk memberi tempat.',
  },
];

for (const { path, recent, star, isStarred, remove, isRemoved, isFull } of SAID) {
  test(`what was done with a saved search is said, until something is typed (${path})`, async ({ page }) => {
    await openWith(page, { recent: [hit('one'), hit('two'), hit('three')] }, path);
    await expect(status(page)).toHaveText('');
    await button(page, star).click();
    await expect(status(page)).toHaveText(isStarred);
    await button(page, remove).click();
    await expect(status(page)).toHaveText(isRemoved);
    await expect(status(page), 'who sees the list sees what has happened').toHaveClass('sr-only');
    await box(page).fill('react');
    await expect(status(page)).not.toHaveText(isRemoved);
    await box(page).fill('');
    await expect(rows(page, recent).first()).toBeVisible();
    await expect(status(page)).toHaveText('');
  });

  test(`[S9.5] an eleventh favorite is refused, and everybody is told (${path})`, async ({ page }) => {
    await openWith(page, { recent: [hit('two')], favorite: names(10).map((name) => hit(name)) }, path);
    await button(page, star).click();
    await expect(status(page)).toHaveText(isFull);
    await expect(status(page)).not.toHaveClass('sr-only');
    await expect(status(page)).toBeInViewport({ ratio: 1 });
    await expect(button(page, star), 'it is still there, and has the focus').toBeFocused();
    await expect(rows(page, recent)).toHaveCount(1);
    const kept = await page.evaluate(() => localStorage.getItem('__DOCSEARCH_FAVORITE_SEARCHES__lontar'));
    expect((JSON.parse(kept ?? '[]') as { objectID: string }[]).map(({ objectID }) => objectID)).toEqual(
      names(10),
    );
  });
}

test('room for a favorite is made by removing one', async ({ page }) => {
  await openWith(page, { recent: [hit('two')], favorite: names(10).map((name) => hit(name)) });
  await button(page, 'Add “two” to the favorites').click();
  await button(page, 'Remove “star-4” from the favorites').click();
  await expect(status(page)).toHaveText('Removed “star-4”');
  await button(page, 'Add “two” to the favorites').click();
  await expect(rows(page, 'Favorites').first()).toHaveText('two');
  await expect(rows(page, 'Favorites')).toHaveCount(10);
});

test('the focus goes to the same button of the row that takes the place, at last to the box', async ({
  page,
}) => {
  await openWith(page, { recent: ['one', 'two', 'three'].map((name) => hit(name)) });
  await button(page, 'Remove “two” from the recent searches').press('Enter');
  await expect(button(page, 'Remove “three” from the recent searches')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Remove “one” from the recent searches')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(rows(page, 'Favorites')).toHaveText(['one']);
  await expect(box(page)).toBeFocused();
});

for (const [path, own, other, name] of [
  ['/', 'en', 'id', 'Indonesian'],
  ['/id/', 'id', 'en', 'Inggris'],
] as const)
  test(`a saved search of another language says which (${path})`, async ({ page }) => {
    await openWith(
      page,
      { recent: [hit('one', own), hit('two', other)], favorite: [hit('star', other, 'Words')] },
      path,
    );
    await expect(modal(page).getByRole('option')).toHaveText(['one', `two${name}`, `star${name} · Words`]);
    await expect(modal(page).getByRole('option', { name: /^two/ })).toHaveAttribute('lang', other);
    await expect(modal(page).getByText(name).first(), 'in the language of the reader').toHaveAttribute(
      'lang',
      own,
    );
  });
