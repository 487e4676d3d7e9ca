import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatDiagnostic } from '#model/diagnostic.ts';
import { ENCODING, widthsOf } from './encodePicture.ts';
import { createImagePipeline, type ImagePipeline } from './imagePipeline.ts';

const POST = 'content/blog/repack/index.mdx';
const FOLDER = 'content/blog/repack';

let siteDir = '';
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'lontar-images-'));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(siteDir, file)), { recursive: true });
  writeFileSync(join(siteDir, file), content);
}

function photo(width: number, height: number): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } }).blur(2);
}

function pipeline(changes: Partial<Parameters<typeof createImagePipeline>[0]> = {}): ImagePipeline {
  const cacheDir = join(siteDir, '.cache');
  return createImagePipeline({
    siteDir,
    cacheDir,
    basePath: '/',
    hasVariants: true,
    translationsOf: (file) => [file],
    ...changes,
  });
}

describe('a picture beside its text', () => {
  it('is made in modern formats, in several widths that never exceed it, and in its own format', async () => {
    write(`${FOLDER}/Tall Photo.JPG`, await photo(900, 300).jpeg().toBuffer());
    const images = pipeline({ basePath: '/sub/' });
    expect(await images.prepare(POST, ['./Tall%20Photo.JPG'])).toEqual([]);
    const picture = images.pictureOf(POST, './Tall%20Photo.JPG');
    expect(picture?.size).toEqual({ width: 900, height: 300 });
    expect(picture?.src).toMatch(/^\/sub\/assets\/img\/tall-photo-[0-9a-f]{8}-900\.jpg$/);
    expect(picture?.sources.map(({ type, files }) => [type, files.map(({ width }) => width)])).toEqual([
      ['image/avif', [480, 800, 900]],
      ['image/webp', [480, 800, 900]],
    ]);
    const emitted = images.emitted();
    expect(emitted).toHaveLength(7);
    for (const { path, source } of emitted) {
      const { width, format } = await sharp(readFileSync(source)).metadata();
      expect(path).toMatch(new RegExp(`-${width}\\.(avif|webp|jpg)$`));
      expect(['heif', 'webp', 'jpeg', 'avif']).toContain(format);
    }
  });

  it('is taken from the cache the second time, byte for byte, and made again when the cache is damaged', async () => {
    write(`${FOLDER}/a.png`, await photo(600, 200).png().toBuffer());
    const run = async (): Promise<string[]> => {
      const images = pipeline();
      await images.prepare(POST, ['a.png']);
      return images.emitted().map(({ path, source }) => `${path} ${readFileSync(source).toString('base64')}`);
    };
    const first = await run();
    const cache = join(siteDir, '.cache/images');
    const [entry = ''] = readdirSync(cache);
    expect(await run()).toEqual(first);
    writeFileSync(join(cache, entry, '480.webp'), 'cut');
    expect(await run()).toEqual(first);
    writeFileSync(join(cache, entry, 'picture.json'), '{');
    expect(await run()).toEqual(first);
    rmSync(cache, { recursive: true });
    expect(await run()).toEqual(first);
    expect(readdirSync(cache)).toEqual([entry]);
  });

  it('stands upright and tells nothing about its camera', async () => {
    const bytes = await photo(600, 300)
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    write(`${FOLDER}/a.jpg`, bytes);
    const images = pipeline();
    await images.prepare(POST, ['a.jpg']);
    expect(images.pictureOf(POST, 'a.jpg')?.size).toEqual({ width: 300, height: 600 });
    const fallback = images.emitted().find(({ path }) => path.endsWith('.jpg'));
    const metadata = await sharp(fallback?.source).metadata();
    expect(metadata).toMatchObject({ width: 300, height: 600 });
    expect(metadata.exif).toBeUndefined();
  });

  it('has one file for social networks, of 1,200 px or more where it has so many', async () => {
    for (const width of [900, 1280, 1600])
      write(
        `${FOLDER}/${width}.png`,
        await photo(width, width / 2)
          .png()
          .toBuffer(),
      );
    const images = pipeline();
    await images.prepare(POST, ['900.png', '1280.png', '1600.png']);
    const sizes = ['900.png', '1280.png', '1600.png'].map((src) => images.pictureOf(POST, src)?.srcSize);
    expect(sizes).toEqual([
      { width: 900, height: 450 },
      { width: 1280, height: 640 },
      { width: 1200, height: 600 },
    ]);
    const file = images.emitted().find(({ path }) => path.endsWith('-1280.png'));
    expect(await sharp(file?.source).metadata()).toMatchObject({ width: 1280, height: 640 });
  });

  it('is found under names that need encoding', async () => {
    const names = ['a b.png', 'a#b.png', '100%.png', 'é.png', '中文.PNG', 'q?.png', 'x%20y.png'];
    const bytes = await photo(20, 20).png().toBuffer();
    for (const name of names) write(`${FOLDER}/${name}`, bytes);
    const images = pipeline();
    const sources = names.map((name) => `./${encodeURIComponent(name)}`);
    const plain = names.map((name) => `./${name}`);
    expect(await images.prepare(POST, [...sources, ...plain])).toEqual([]);
    for (const src of [...sources, ...plain])
      expect(images.pictureOf(POST, src)?.src).toMatch(/^\/assets\/img\/[a-z0-9-]+\.(png|webp|avif)$/);
  });

  it('may lie beside another translation', async () => {
    write('blog/x/a.png', await photo(20, 20).png().toBuffer());
    const images = pipeline({ translationsOf: (file) => [file, 'blog/x/index.md'] });
    expect(await images.prepare('i18n/id/docusaurus-plugin-content-blog/x/index.md', ['./a.png'])).toEqual(
      [],
    );
  });

  it('is published as it is where speed matters more', async () => {
    write(`${FOLDER}/a.png`, await photo(600, 200).png().toBuffer());
    const images = pipeline({ hasVariants: false });
    await images.prepare(POST, ['a.png']);
    expect(images.pictureOf(POST, 'a.png')).toMatchObject({ size: { width: 600, height: 200 }, sources: [] });
    expect(images.emitted()).toMatchObject([{ source: join(siteDir, FOLDER, 'a.png') }]);
  });
});

it('pictures of the static folder are named by address or by @site', async () => {
  write('static/img/a b.png', await photo(20, 20).png().toBuffer());
  const images = pipeline({ basePath: '/sub/' });
  const sources = [
    '/img/a%20b.png',
    '@site/static/img/a b.png',
    '/sub/img/a%20b.png',
    'pathname:///img/a b.png',
  ];
  expect(await images.prepare(POST, sources)).toEqual([]);
  expect(new Set(sources.map((src) => images.pictureOf(POST, src)?.src)).size).toBe(1);
});

it('moving and drawn pictures stay as they are, with their size', async () => {
  const frames = sharp({
    create: { width: 30, height: 40, channels: 4, background: '#f00', pageHeight: 20 },
  });
  write(`${FOLDER}/a.gif`, await frames.gif().toBuffer());
  write(`${FOLDER}/b.svg`, '<?xml version="1.0"?><svg xmlns="x" viewBox="0 0 24 12" width="48"></svg>');
  write(`${FOLDER}/c.svg`, '<svg width="100%"></svg>');
  const images = pipeline();
  expect(await images.prepare(POST, ['a.gif', 'b.svg#gh-dark-mode-only', 'c.svg'])).toEqual([]);
  expect(images.pictureOf(POST, 'a.gif')).toMatchObject({ size: { width: 30, height: 20 }, sources: [] });
  const drawing = images.pictureOf(POST, 'b.svg#gh-dark-mode-only');
  expect(drawing?.size).toEqual({ width: 48, height: 24 });
  expect(drawing?.src).toMatch(/^\/assets\/img\/b-[0-9a-f]{8}\.svg#gh-dark-mode-only$/);
  expect(images.pictureOf(POST, 'c.svg')?.size).toBeNull();
});

describe('faults', () => {
  const faultsOf = async (...sources: string[]): Promise<string[]> =>
    (await pipeline().prepare(POST, sources)).map(formatDiagnostic);

  it('a missing picture names its place and the nearest file', async () => {
    write(`${FOLDER}/diagram.png`, 'x');
    write(POST, '# A\n\nText ![d](./Digram.png)\n');
    expect(await faultsOf('./Digram.png')).toEqual([
      `${POST}:3:11: error: The text names the picture './Digram.png', but there is no file '${FOLDER}/Digram.png'.\n  hint: Did you mean './diagram.png'?`,
    ]);
    const [absolute] = await faultsOf('/img/none.png');
    expect(absolute).toContain("there is no file 'static/img/none.png'");
    const [outside] = await faultsOf('../../../../../etc/passwd');
    expect(outside).toContain("outside of the site's folder");
  });

  it('one that front matter and body both name is told at both places', async () => {
    write(POST, '---\ntitle: A\nimage: "./no.png"\n---\n\nText <img src="./no.png" alt="" />\n');
    const faults = await pipeline().prepare(POST, ['./no.png'], { src: './no.png', file: POST });
    expect(faults.map(({ line, column }) => [line, column])).toEqual([
      [6, 16],
      [3, 9],
    ]);
  });

  it.each([
    ['empty.png', '', 'is empty'],
    ['text.png', 'no picture', 'is not a picture that can be read'],
    ['text.svg', 'no picture', 'is not an SVG drawing'],
    ['text.gif', 'no picture at all', 'is not a GIF'],
  ])('%s is an error at its place', async (name, content, reason) => {
    write(`${FOLDER}/${name}`, content);
    write(POST, `![a](${name})\n`);
    const [fault] = await faultsOf(name);
    expect(fault).toMatch(`${POST}:1:6: error: The picture '${name}' (${FOLDER}/${name}) ${reason}`);
  });

  it('a picture that is cut off is an error', async () => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const bytes = await photo(600, 600).toFormat(format).toBuffer();
      write(`${FOLDER}/cut.${format}`, bytes.subarray(0, bytes.length / 2));
      expect(await faultsOf(`cut.${format}`)).toEqual([
        expect.stringMatching(/error: The picture .* (cannot be decoded|can be read)/),
      ]);
    }
  });

  it('a picture of too many pixels is an error before it is decoded', async () => {
    const bytes = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    write(`${FOLDER}/huge.png`, bytes);
    expect(await faultsOf('huge.png')).toEqual([
      expect.stringMatching(
        /has 9000 x 9000 pixels, more than the 51 million allowed\.\n  hint: Make it smaller: .*1600 pixels/,
      ),
    ]);
  });

  it('a picture of too many bytes is to be made smaller too', async () => {
    write(`${FOLDER}/huge.jpg`, '');
    truncateSync(join(siteDir, FOLDER, 'huge.jpg'), 50_000_001);
    expect(await faultsOf('huge.jpg')).toEqual([
      expect.stringMatching(/has 50000001 bytes, more than .*\n  hint: Make it smaller/),
    ]);
  });

  it('a picture on another site is a warning, one in the address is none', async () => {
    const faults = await faultsOf(
      'https://example.com/a.png',
      '//example.com/a.png',
      'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
    );
    expect(faults).toEqual([expect.stringContaining('warning'), expect.stringContaining('warning')]);
  });
});

it('the cache key names the version of the encoder', () => {
  expect(ENCODING).toContain(`sharp ${sharp.versions['sharp']}`);
});

it.each([
  [1, [1]],
  [480, [480]],
  [500, [500]],
  [900, [480, 800, 900]],
  [1600, [480, 800, 1200, 1600]],
  [8000, [480, 800, 1200, 1600]],
])('a picture %i px wide is made in the widths %j', (width, widths) =>
  expect(widthsOf(width)).toEqual(widths),
);

it('finds a name whose accents the system writes otherwise, and hints at a file of static/ whose slash is missing', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"/>';
  write(`${FOLDER}/${'café'.normalize('NFD')}.svg`, drawing);
  write('static/img/a.svg', drawing);
  const images = pipeline();
  const faults = await images.prepare(POST, [`./${'café'.normalize('NFC')}.svg`, 'img/a.svg']);
  expect(faults.map(({ code, hint }) => [code, hint])).toEqual([
    ['images/missing', "Did you mean '/img/a.svg'?"],
  ]);
});

it('says of a picture on another site what texts and lists make of it', async () => {
  const [fault] = await pipeline().prepare(POST, ['https://a.example/a.png']);
  expect(fault?.message).toMatch(/: a text has a link in its place, a list of posts nothing\.$/);
});
