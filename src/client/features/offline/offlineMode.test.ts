import { describe, expect, it } from 'vitest';
import { isOfflineModeOn } from './offlineMode.ts';

const plain = { isInstalled: false, isStandalone: false, search: '' };

describe('isOfflineModeOn', () => {
  it('is off for a reader who only visits', () => {
    expect(isOfflineModeOn(plain)).toBe(false);
    expect(isOfflineModeOn({ ...plain, search: '?offlineMode=false&q=offlineMode' })).toBe(false);
  });

  it('[S4.15] is on if the app was installed, runs standalone, or the address has offlineMode=true', () => {
    expect(isOfflineModeOn({ ...plain, isInstalled: true })).toBe(true);
    expect(isOfflineModeOn({ ...plain, isStandalone: true })).toBe(true);
    expect(isOfflineModeOn({ ...plain, search: '?q=1&offlineMode=true' })).toBe(true);
  });
});
