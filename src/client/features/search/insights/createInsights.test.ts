import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchSettings } from '#model/searchSettings.ts';
import { createInsights } from './createInsights.ts';

const SETTINGS: SearchSettings = {
  indexName: 'site',
  remote: { appId: 'APP', apiKey: 'key', hosts: [] },
  hasInsights: true,
};

type Sent = readonly [method: string, event: Readonly<Record<string, unknown>>];

function start(settings: SearchSettings = SETTINGS) {
  const sent: Sent[] = [];
  let loads = 0;
  const insights = createInsights(settings, () => {
    loads += 1;
    return (method, event) => void sent.push([method, event as Sent[1]]);
  });
  return { insights, sent, loads: () => loads };
}

function answerOf(count: number, queryID: string | null = 'q1') {
  return { queryID, hits: Array.from({ length: count }, (_, at) => ({ objectID: `hit ${at}` })) };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('[S7.8, S9.8] views are sent in batches of 20, once they have stayed for 400 ms', () => {
  const { insights, sent } = start();
  insights.view(answerOf(45));
  vi.advanceTimersByTime(399);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent.map(([method, { eventName, index }]) => [method, eventName, index])).toEqual(
    Array.from({ length: 3 }, () => ['viewedObjectIDs', 'Items Viewed', 'site']),
  );
  const batches = sent.map(([, { objectIDs }]) => objectIDs as string[]);
  expect(batches.map(({ length }) => length)).toEqual([20, 20, 5]);
  expect(batches.flat()).toEqual(answerOf(45).hits.map(({ objectID }) => objectID));
});

test('what is replaced before that was never seen, and nothing is told twice', () => {
  const { insights, sent } = start();
  insights.view(answerOf(3));
  vi.advanceTimersByTime(200);
  insights.view(answerOf(2));
  vi.advanceTimersByTime(400);
  insights.view(answerOf(2));
  vi.advanceTimersByTime(400);
  insights.view(answerOf(1));
  insights.view(answerOf(0));
  vi.advanceTimersByTime(400);
  expect(sent.map(([, { objectIDs }]) => objectIDs)).toEqual([['hit 0', 'hit 1']]);
});

test('a hit that is opened is told at once with the query and its position', () => {
  const { insights, sent } = start();
  insights.select(answerOf(3), 'hit 1', 2);
  expect(sent).toEqual([
    [
      'clickedObjectIDsAfterSearch',
      {
        eventName: 'Item Selected',
        index: 'site',
        objectIDs: ['hit 1'],
        positions: [2],
        queryID: 'q1',
        algoliaSource: ['autocomplete', 'autocomplete-internal'],
      },
    ],
  ]);
});

test('of answers from the engine in the page nothing is told', () => {
  const { insights, sent } = start();
  insights.view(answerOf(3, null));
  insights.select(answerOf(3, null), 'hit 1', 2);
  vi.advanceTimersByTime(400);
  expect(sent).toEqual([]);
});

test('[S7.8] insights are optional: without them nothing is loaded', () => {
  const { hasInsights: _, ...without } = SETTINGS;
  const { insights, loads } = start(without);
  insights.view(answerOf(3));
  vi.advanceTimersByTime(400);
  expect(loads()).toBe(0);
  expect(start().loads()).toBe(1);
});
