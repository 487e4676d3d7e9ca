import { describe, expect, it } from 'vitest';
import { readParams } from './readParams.ts';

const at = (params: string): string => `https://example.com/id/sw.js?params=${encodeURIComponent(params)}`;

describe('[S7.5] params carries JSON with offlineMode and debug', () => {
  it('reads both', () => {
    expect(readParams(at('{"offlineMode":true,"debug":true}'))).toEqual({ offlineMode: true, debug: true });
    expect(readParams(at('{"offlineMode":false,"debug":true}'))).toEqual({ offlineMode: false, debug: true });
  });

  it.each(['', 'null', '{oops', '[]', '7', '{"offlineMode":"yes"}'])('%j turns both off', (params) => {
    expect(readParams(at(params))).toEqual({ offlineMode: false, debug: false });
  });

  it('a worker without params keeps nothing ahead', () => {
    expect(readParams('https://example.com/sw.js')).toEqual({ offlineMode: false, debug: false });
  });
});
