import { defineConfig } from '@playwright/test';
import { chromiumPath } from './test/e2e/chromiumPath.ts';

const executablePath = chromiumPath();

/** Tests in a real browser against the built site and the dev server, or against those that SITE_URL and DEV_URL name. */
export default defineConfig({
  testDir: 'test/e2e',
  globalSetup: './test/e2e/startSite.ts',
  outputDir: 'test-results/e2e',
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  workers: 2,
  retries: 0,
  // No test fails because a machine is busy; what hangs for ever is ended all the same.
  timeout: 300_000,
  expect: { timeout: 120_000 },
  projects: [
    { name: 'built' },
    // What the frame does is the same while writing.
    { name: 'dev', testMatch: /(?:images|menus|sidebar)\.spec\.ts/ },
  ],
  use: {
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
