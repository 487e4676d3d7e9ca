import { expect, it } from 'vitest';
import { refusesTracking } from './refusesTracking.ts';

it.each([
  [{}, false],
  [{ globalPrivacyControl: false, doNotTrack: null }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ doNotTrack: '0' }, false],
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: true }, true],
  [{ globalPrivacyControl: true, doNotTrack: '0' }, true],
])('a browser that says %j: the reader refuses to be counted is %s', (wishes, isRefusal) => {
  expect(refusesTracking(wishes)).toBe(isRefusal);
});
