import { describe, expect, it } from 'vitest';
import { SOURCE_METRIC } from '#model/offline.ts';
import { isFromLine } from './pageSource.ts';

const gave = (description: string) => [{ name: SOURCE_METRIC, description }];

describe('isFromLine', () => {
  it('holds for a page that passed no worker', () => {
    expect(isFromLine({ workerStart: 0, serverTiming: [] })).toBe(true);
  });

  it('goes by what the worker says', () => {
    expect(isFromLine({ workerStart: 12, serverTiming: gave('line') })).toBe(true);
    expect(isFromLine({ workerStart: 12, serverTiming: gave('copy') })).toBe(false);
  });

  it('does not hold where the worker says nothing', () => {
    expect(isFromLine({ workerStart: 12, serverTiming: [{ name: 'db', description: 'line' }] })).toBe(false);
  });
});
