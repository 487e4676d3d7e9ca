import { defineConfig } from '@playwright/test';
import { chromiumPath, headlessShellPath } from './test/e2e/chromiumPath.ts';

/**
 * Tests for which a browser without windows will not do: there a pointer rests over every page, which is a sign of
 * intent, and neither the back/forward cache nor installation exist.
 */
const NEEDS_WINDOW =
  /(?:boot|colourMode|crash|earlyClicks|foreignEdits|history|hydration|manifest|prefetch|tabs|windowSwitches)\.spec\.ts/;

/**
 * Tests of the life of service workers, which share a site in several versions. One after another, so that a process builds it
 * once: between others each would begin a process anew, with the browser and the versions.
 */
const OF_WORKERS = /(?:killedBrowser|offlineReading|offlineSign|workerMeetings|workerStories)\.spec\.ts/;

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * What a window brings that no test looks at: two pages for the suggestions below its address bar, which cost more than
 * most pages under test, and a process in reserve. Of several such switches the last one counts, so those of Playwright
 * are said again.
 */
const DISABLED_FEATURES = [
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

function browserAt(executablePath: string | undefined, args = ARGS) {
  return { launchOptions: { ...(executablePath !== undefined && { executablePath }), args } };
}

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
    // First, so that the longest of them do not run last while the other core has nothing left to do.
    { name: 'workers', testMatch: OF_WORKERS, use: browserAt(headlessShellPath()) },
    { name: 'built', testIgnore: [NEEDS_WINDOW, OF_WORKERS], use: browserAt(headlessShellPath()) },
    {
      name: 'windowed',
      testMatch: NEEDS_WINDOW,
      use: browserAt(chromiumPath(), [...ARGS, `--disable-features=${DISABLED_FEATURES.join(',')}`]),
    },
    // What the frame does is the same while writing.
    {
      name: 'dev',
      testMatch: /(?:images|menus|sidebar)\.spec\.ts/,
      use: browserAt(headlessShellPath()),
    },
  ],
});
