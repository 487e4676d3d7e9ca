import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { hashOf } from '../../content/hash.ts';
import type { CardFacts } from './cardFacts.ts';
import { type CardArtist, LOOK, openCardArtist } from './drawCards.ts';

const FACTS: CardFacts = {
  title: 'Hostile </text><script>alert(1)</script>& titles',
  lead: '',
  date: '1 March 2021',
  tags: ['one', 'two'],
  siteTitle: 'Lontar',
  ownerName: 'The keeper of Lontar',
  accent: '#0b6e66',
};

let artist: CardArtist;
beforeAll(async () => {
  artist = await openCardArtist();
});

async function pixelsOf(png: Uint8Array): Promise<{ data: Buffer; at: (x: number, y: number) => number[] }> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, at: (x, y) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)] };
}

/** How many pixels of an area are not paper. */
function inkIn(data: Buffer, [left, top, right, bottom]: readonly [number, number, number, number]): number {
  let count = 0;
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) if ((data[(y * 1200 + x) * 3] ?? 0) < 200) count += 1;
  return count;
}

it('is a whole PNG of 1200 x 630 that takes little room', async () => {
  const png = await artist.draw(FACTS);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(png.length).toBeLessThan(50_000);
});

it('has ink where its words are, paper around them and the mark in the colour of the site', async () => {
  const { data, at } = await pixelsOf(await artist.draw({ ...FACTS, accent: '#a00' }));
  expect(inkIn(data, [140, 150, 1116, 420])).toBeGreaterThan(10_000);
  expect(inkIn(data, [1117, 0, 1200, 630])).toBe(0);
  expect(at(1199, 629)).toEqual([0xfb, 0xfa, 0xf6]);
  expect(at(165, 532)).toEqual([0xaa, 0, 0]);
});

it.each([
  ['Chinese', '静的サイトの作り方'],
  ['emoji alone', '🚀🚀'],
  ['nothing', ''],
])('is not blank with a title of %s', async (_, title) => {
  const { data } = await pixelsOf(await artist.draw({ ...FACTS, title, siteTitle: '静的' }));
  expect(inkIn(data, [140, 150, 1116, 420])).toBeGreaterThan(1000);
});

it('gives the same bytes in whatever order cards are drawn', async () => {
  const titles = [
    'Sphinx of black quartz',
    'The quick brown fox',
    'Jackdaws love my big sphinx',
    'of quartz',
  ];
  const drawIn = async (order: readonly string[]): Promise<Map<string, string>> => {
    const { draw } = await openCardArtist();
    const drawn = new Map<string, string>();
    for (const title of order) drawn.set(title, hashOf(await draw({ ...FACTS, title })));
    return drawn;
  };
  const forwards = await drawIn(titles);
  expect(await drawIn(titles.toReversed())).toEqual(forwards);
  const atOnce = await Promise.all(titles.map((title) => artist.draw({ ...FACTS, title })));
  expect(atOnce.map((png) => hashOf(png))).toEqual(titles.map((title) => forwards.get(title)));
});

it('a change of what cards look like comes with another LOOK, so that no old one is kept', async () => {
  const { data } = await pixelsOf(await artist.draw(FACTS));
  expect([LOOK.slice(0, 3), hashOf(data)]).toEqual(['[3,', 'be7818000d8c1fdd544c']);
});

it('LOOK names the versions of what draws', () => {
  const { dependencies } = JSON.parse(
    readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'),
  ) as { dependencies: Readonly<Record<string, string>> };
  for (const name of ['sharp', 'opentype.js', '@fontsource/charis-sil'])
    expect(LOOK).toContain(`"${name} ${dependencies[name]}"`);
});
