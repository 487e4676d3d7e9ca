import { expect, it } from 'vitest';
import { sayable } from './sayable.ts';

const has = (char: string): boolean => /^[ -~é“”…]$/u.test(char);

it.each([
  ['a plain title', 'a plain title'],
  ['  two\n\tspaces\u00a0 ', 'two spaces'],
  ['</text><script>&"\'', '</text><script>&"\''],
  // Letters that come in two parts, and those that stand for two.
  ['caf\u0065\u0301', 'café'],
  ['o\ufb03ce', 'office'],
  // Greek letters that are signs.
  ['The λ-calculus, 2π and Ω', 'The lambda-calculus, 2pi and Omega'],
  // Signs as programs spell them.
  ['null ≠ undefined, 2 ≤ 5 → C♯', 'null != undefined, 2 <= 5 -> C#'],
  // Signs without which the words are the same.
  ['🚀 Ship 👩🏽‍💻 it 1️⃣ 🇮🇩', 'Ship it 1'],
  ['hidden\u200b \u202ebackwards\u0007', 'hidden backwards'],
])('%j is written as %j', (text, said) => {
  expect(sayable(text, has)).toBe(said);
});

it.each([
  '静的サイト',
  'React と Vue',
  'Ελλάδα',
  'Δt',
  'مرحبا',
  'naïve',
  'x ∈ S',
  '√2 is irrational',
  '⌘K',
  '5 ₿',
  '🚀',
  '',
  ' ',
])('%j cannot be written without saying something else', (text) => {
  expect(sayable(text, has)).toBeNull();
});
