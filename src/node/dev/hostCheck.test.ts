import { expect, test } from 'vitest';
import { foreignHostText, isOwnHost } from './hostCheck.ts';

const LOOPBACK = '127.0.0.1';

test.each([
  'localhost',
  'localhost:3000',
  'LOCALHOST:3000',
  'blog.localhost:3000',
  '127.0.0.1:3000',
  '192.168.1.7:3000',
  '[::1]:3000',
  '[fe80::1]',
  undefined,
])('whoever comes by %s is answered', (header) => {
  expect(isOwnHost(header, LOOPBACK)).toBe(true);
});

test.each([
  'attacker.example',
  'attacker.example:3000',
  'localhost.attacker.example',
  'notlocalhost',
  '127.0.0.1.attacker.example',
  '1.attacker.example:3000',
  '[attacker.example]:3000',
  '',
])('whoever comes by %o is not', (header) => {
  expect(isOwnHost(header, LOOPBACK)).toBe(false);
});

test('the name that the server listens on is its own, and no other', () => {
  expect(isOwnHost('Writing.Example:3000', 'writing.example')).toBe(true);
  expect(isOwnHost('more.writing.example:3000', 'writing.example')).toBe(false);
  expect(isOwnHost('attacker.example', '0.0.0.0')).toBe(false);
});

test('the answer says how to allow the name', () => {
  expect(foreignHostText('box.example:3000')).toContain('HOST=box.example');
});
