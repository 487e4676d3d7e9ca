import { beforeAll, describe, expect, it } from 'vitest';
import type { CardFacts } from './cardFacts.ts';
import { CARD_SIZE, composeCard, TEXT_X } from './composeCard.ts';
import { openTypeface, type Typeface } from './typeface.ts';

let face: Typeface;
beforeAll(async () => {
  face = await openTypeface();
});

const FACTS: CardFacts = {
  title: 'The navigation router',
  lead: '',
  date: '5 Januari 2021',
  tags: ['navigation', 'react'],
  siteTitle: 'Lontar',
  ownerName: 'Penjaga Lontar',
  accent: '#0b6e66',
};

const textsOf = (facts: Partial<CardFacts>): string[] =>
  composeCard({ ...FACTS, ...facts }, face).runs.map(({ text }) => text);

describe('a card', () => {
  it('shows date, title, tags, site and owner', () => {
    expect(textsOf({})).toEqual([
      '5 Januari 2021',
      'The navigation router',
      'navigation  ·  react',
      'Lontar',
      'Penjaga Lontar',
    ]);
  });

  it('names the owner once if the site has the same name', () => {
    expect(textsOf({ ownerName: 'Lontar' }).filter((text) => text === 'Lontar')).toHaveLength(1);
  });

  it('shows as many tags as one line holds and counts the rest', () => {
    const tags = Array.from({ length: 30 }, (_, index) => `a-longer-tag-${index}`);
    expect(textsOf({ tags })).toContainEqual(expect.stringMatching(/^a-longer-tag-0 .* {2}\+\d\d$/));
  });

  it('leaves out emoji, and tags that the typeface cannot write', () => {
    const texts = textsOf({ title: '🚀 Go', tags: ['日本', 'go'] });
    expect(texts).toContain('Go');
    expect(texts).toContain('go');
  });

  it('shows the title of the site where that of the page has letters that the typeface lacks', () => {
    for (const title of ['静的サイトの作り方', 'مرحبا بالعالم', 'React と Vue', '🚀'])
      expect(textsOf({ title }).slice(0, 2)).toEqual(['5 Januari 2021', 'Lontar']);
  });

  it('shows a large mark where neither can be written', () => {
    const card = composeCard({ ...FACTS, title: '静的', siteTitle: '静的サイト', date: '' }, face);
    expect(card.hasLargeMark).toBe(true);
    expect(composeCard(FACTS, face).hasLargeMark).toBe(false);
  });

  it.each(['Łódź, Größe, Ça va', 'Привет, мир', 'Việt Nam đất nước', 'Æ ß ñ “—” €'])('writes %j', (title) => {
    expect(textsOf({ title })[1]).toBe(title);
  });
});

const long = 'words that go on and on and ';
it.each([
  ['a long title', { title: long.repeat(60) }],
  ['a title of one word', { title: 'W'.repeat(400) }],
  ['long names', { siteTitle: long.repeat(9), ownerName: long.repeat(9) }],
  ['one long tag', { tags: [long.repeat(9)] }],
  ['a long title and tagline', { title: long.repeat(6), date: '', tags: [], lead: long.repeat(30) }],
  ['a long tagline', { title: 'Lontar', date: '', tags: [], lead: long.repeat(30) }],
])('with %s nothing runs over the edge of the card or into another line', (_, facts) => {
  const { runs, holeY } = composeCard({ ...FACTS, ...facts }, face);
  for (const { text, weight, size, x, y } of runs) {
    expect(x + face.widthOf(text, weight) * size).toBeLessThanOrEqual(CARD_SIZE.width - TEXT_X / 2);
    expect(y - size).toBeGreaterThanOrEqual(0);
    expect(y + size / 3).toBeLessThanOrEqual(CARD_SIZE.height);
  }
  const rows = [...new Set(runs.map(({ y }) => y))].toSorted((a, b) => a - b);
  rows.slice(1).forEach((y, index) => {
    const tallest = Math.max(...runs.filter((run) => run.y === y).map(({ size }) => size));
    expect(y - (rows[index] ?? 0)).toBeGreaterThanOrEqual(tallest);
  });
  expect(holeY).toBeGreaterThan(30);
});
