import { expect, it } from 'vitest';
import { isPrivateHost } from './privateHosts.ts';

/** The host as a URL holds it, whatever was written. */
const hostOf = (written: string): string => new URL(`http://${written}/`).hostname;

it.each([
  'localhost',
  'LOCALHOST:3000',
  'app.localhost',
  'printer.local',
  'wiki.internal',
  'router',
  'code.example',
  'a.test.',
  '127.0.0.1',
  '127.1',
  '0x7f.1',
  '2130706433',
  '0.0.0.0',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.10:8080',
  '169.254.169.254',
  '100.64.0.1',
  '255.255.255.255',
  '[::1]',
  '[::]',
  '[fe80::1]',
  '[fd12::1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:a01:203]',
])('%s is not for readers', (written) => {
  expect(isPrivateHost(hostOf(written))).toBe(true);
});

it.each([
  'example.com',
  'local.example.com',
  'localhost.com',
  'mylocal.org',
  '172.32.0.1',
  '11.0.0.1',
  '8.8.8.8',
  '[2606:4700::1111]',
  '[::ffff:8.8.8.8]',
])('%s is public', (written) => {
  expect(isPrivateHost(hostOf(written))).toBe(false);
});
