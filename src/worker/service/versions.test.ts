import { describe, expect, it } from 'vitest';
import { NO_VERSIONS, takeOver, versionHrefs } from './versions.ts';

describe('one generation is kept for tabs that are open', () => {
  it('the first version has none before it', () => {
    expect(takeOver(NO_VERSIONS, '/1.json')).toEqual({ ...NO_VERSIONS, current: '/1.json' });
  });

  it('an update keeps the one before and lets go of the one before that', () => {
    const second = takeOver(takeOver(NO_VERSIONS, '/1.json'), '/2.json');
    expect(versionHrefs(second)).toEqual(['/2.json', '/1.json']);
    expect(versionHrefs(takeOver(second, '/3.json'))).toEqual(['/3.json', '/2.json']);
  });

  it('a version that takes over from itself loses nothing', () => {
    const versions = { ...NO_VERSIONS, current: '/2.json', previous: '/1.json', waiting: '/2.json' };
    expect(takeOver(versions, '/2.json')).toEqual({ ...versions, waiting: null });
  });

  it('an older version that takes over keeps the newer one for its tabs', () => {
    const versions = { ...NO_VERSIONS, current: '/2.json', previous: '/1.json' };
    expect(versionHrefs(takeOver(versions, '/1.json'))).toEqual(['/1.json', '/2.json']);
  });

  it('whoever takes over leaves alone what waits and what is coming', () => {
    const versions = { current: '/1.json', previous: null, waiting: '/2.json', coming: '/3.json' };
    expect(takeOver(versions, '/1.json')).toEqual(versions);
    expect(takeOver(versions, '/2.json')).toEqual({
      current: '/2.json',
      previous: '/1.json',
      waiting: null,
      coming: '/3.json',
    });
  });

  it('what waits and what is coming are needed, too', () => {
    const versions = { current: '/1.json', previous: null, waiting: '/2.json', coming: '/3.json' };
    expect(versionHrefs(versions)).toEqual(['/1.json', '/2.json', '/3.json']);
  });
});
