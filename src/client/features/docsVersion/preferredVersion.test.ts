import { expect, test } from 'vitest';
import { preferredVersion } from './preferredVersion.ts';

const PLACE = { plugin: 'default', version: 'current', versions: ['current', '1.0'] };

test('[S4.14] the preferred docs version is kept while there is such a version', () => {
  expect(preferredVersion(null, PLACE)).toBe('current');
  expect(preferredVersion('1.0', PLACE)).toBe('1.0');
  expect(preferredVersion('0.9', PLACE)).toBeNull();
});
