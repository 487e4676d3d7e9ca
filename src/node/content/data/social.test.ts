import { expect, test } from 'vitest';
import { readSocial } from './social.ts';

test('a handle needs a network that is known', () => {
  const faults: string[] = [];
  const socials = { github: 'a', site: 'https://b.example', constructor: 'c' };
  const found = readSocial({ socials }, [], ({ message }) => faults.push(message));
  expect(found).toEqual([
    { label: 'GitHub', href: 'https://github.com/a' },
    { label: 'Site', href: 'https://b.example' },
  ]);
  expect(faults).toEqual([
    "socials.constructor: expected an address such as 'https://example.com', found 'c'.",
  ]);
});
