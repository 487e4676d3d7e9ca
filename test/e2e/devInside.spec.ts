import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openAlive } from './browserEntry.ts';
import { editFile } from './editFile.ts';
import { type DevServer, startDev } from './startDev.ts';

let server: DevServer;

test.beforeAll(async () => {
  server = await startDev('islands-site');
});
test.afterAll(() => server.stop());

test('the islands of a site in the folder of the engine live, and an edit of one is hot', async ({
  page,
}) => {
  const connected = page.waitForEvent('console', (message) => message.text().includes('connected'));
  await openAlive(page, `${server.url}/islands`);
  await connected;
  const button = page.getByRole('main').getByRole('button', { name: /^\d (?:likes|hearts)$/ });
  await button.click();
  await expect(button).toHaveText('3 likes');
  const file = join(server.copy, 'sites/islands-site/islands/Likes.tsx');
  const restore = editFile(file, (text) => text.replace('likes', 'hearts'));
  await expect(button).toHaveText(/hearts/);
  restore();
  await expect(button).toHaveText(/likes/);
});
