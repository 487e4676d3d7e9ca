// `npm run screenshots [-- PATH…]`: pictures of every kind of page, in each language, both themes and two widths,
// into screenshots/, with one sheet for each page that shows its pictures side by side.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from './tools/findChromium.mjs';
import { ROOT, runCommand } from './tools/runCommand.mjs';
import { serveSite } from './tools/serveSite.mjs';

const FOLDER = join(ROOT, 'screenshots');
const THEMES = ['light', 'dark'];
const WIDTHS = [375, 1280];
const HEIGHT = 800;
/** On a sheet, long pages show their beginning. */
const SHEET = { scale: 0.5, height: 2400, gap: 24, background: '#808080' };

const built = await runCommand(process.execPath, ['bin/lontar.mjs', 'build']);
if (built.code === 0) await takeAll();
else process.exitCode = built.code;

async function takeAll() {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'dist/routes.json'), 'utf8'));
  const site = await serveSite(join(ROOT, 'dist'));
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  try {
    const wanted = process.argv.slice(2);
    const paths = wanted.length > 0 ? wanted : pathsOf(manifest);
    if (wanted.length === 0) rmSync(FOLDER, { recursive: true, force: true });
    for (const path of paths) {
      console.log(path);
      await takePage(browser, site.url, path, manifest.locales);
    }
    console.log(`${paths.length} pages: see ${FOLDER}`);
  } finally {
    await browser.close();
    site.stop();
  }
}

/** Every page of the default language but of the pages of tags only one, and one that does not exist. */
function pathsOf({ routes, locales }) {
  const paths = Object.values(routes).map(({ path }) => path);
  const isTag = (path) => path.startsWith('/tags/');
  const prefixes = new Set(locales.map(({ path }) => path).filter(Boolean));
  const isElsewhere = (path) => prefixes.has(path.split('/')[1]);
  const inDefault = paths.filter((path) => path !== '/404' && !isElsewhere(path));
  return [...inDefault.filter((path) => !isTag(path)), inDefault.find(isTag), '/no-such-page'];
}

async function takePage(browser, url, path, locales) {
  const name = path.replaceAll('/', '-').slice(1) || 'home';
  const shots = [];
  for (const width of WIDTHS) {
    for (const theme of THEMES) {
      const context = await browser.newContext({
        viewport: { width, height: HEIGHT },
        reducedMotion: 'reduce',
      });
      await context.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
      for (const { code, path: prefix } of locales) {
        const page = await context.newPage();
        await page.goto(url + (prefix && `/${prefix}`) + path);
        await showPictures(page);
        const file = join(FOLDER, `${width}-${theme}-${code}`, `${name}.png`);
        await page.screenshot({ path: file, fullPage: true });
        shots.push(file);
        await page.close();
      }
      await context.close();
    }
  }
  await makeSheet(shots, name);
}

/** Pictures load when they come into view, and a full-page picture scrolls nowhere. */
async function showPictures(page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

async function makeSheet(files, name) {
  const parts = await Promise.all(
    files.map(async (file) => {
      const { width, height } = await sharp(file).metadata();
      const shown = { width, height: Math.min(height, SHEET.height) };
      const picture = await sharp(file)
        .extract({ left: 0, top: 0, ...shown })
        .resize({ width: Math.round(shown.width * SHEET.scale) })
        .toBuffer({ resolveWithObject: true });
      return { input: picture.data, ...picture.info };
    }),
  );
  let left = SHEET.gap;
  const placed = parts.map((part) => {
    const at = { input: part.input, left, top: SHEET.gap };
    left += part.width + SHEET.gap;
    return at;
  });
  const folder = join(FOLDER, 'sheets');
  mkdirSync(folder, { recursive: true });
  const height = Math.max(...parts.map((part) => part.height)) + 2 * SHEET.gap;
  await sharp({ create: { width: left, height, channels: 3, background: SHEET.background } })
    .composite(placed)
    .png()
    .toFile(join(folder, `${name}.png`));
}
