import { expect, it } from 'vitest';
import { cut, fitTitle } from './fitTitle.ts';

/** A typeface whose letters are all half an em wide. */
const widthOf = (text: string): number => [...text].length / 2;
const FITS = [
  { size: 40, lines: 1 },
  { size: 20, lines: 2 },
  { size: 10, lines: 3 },
];
const fit = (title: string) => fitTitle(title, FITS, 200, widthOf);

it('a short title stands on one line, as large as can be', () => {
  expect(fit('Ten chars.')).toEqual({ size: 40, lines: ['Ten chars.'] });
});

it('a longer title is set smaller, in lines of about the same width', () => {
  expect(fit('A title of five words')).toEqual({ size: 20, lines: ['A title of', 'five words'] });
});

it('the size goes down rather than break a word', () => {
  expect(fit('Incomprehensibilities')).toEqual({ size: 10, lines: ['Incomprehensibilities'] });
});

it('a word that is wider than a line is broken, and nothing of it is lost', () => {
  const word = 'a'.repeat(100);
  const { size, lines } = fit(word);
  expect([size, lines.map(({ length }) => length), lines.join('')]).toEqual([10, [40, 40, 20], word]);
});

it('a title that is too long even for the smallest size ends in an ellipsis on the last line, after a whole word', () => {
  const { size, lines } = fit('seven words are not enough here '.repeat(8));
  expect([size, lines.length]).toEqual([10, 3]);
  expect(lines.at(-1)).toMatch(/ (?:seven|words|are|not|enough|here)…$/);
});

it.each(['word '.repeat(5000), 'w'.repeat(20_000), 'long-word/'.repeat(40), '', 'a  b', '𝒳'.repeat(90)])(
  'no line is ever wider than the card (%#)',
  (title) => {
    const { size, lines } = fit(title);
    for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(200);
    expect(lines.length).toBeLessThanOrEqual(3);
  },
);

it('one line is cut where it has to be, and only there', () => {
  expect(cut('The keeper of Lontar', 10, widthOf)).toBe('The keeper of Lontar');
  expect(cut('The keeper of Lontar', 8, widthOf)).toBe('The keeper of…');
  expect(cut('Unbreakable', 3, widthOf)).toBe('Unbre…');
});
