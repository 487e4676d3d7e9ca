import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseConfig } from '#model/schema/parseConfig.ts';
import { readViews } from './readViews.ts';
import { createViewCounter } from './viewCounter.ts';
import { formatViewLine, parseViewLine } from './viewLog.ts';
import { viewStats } from './viewStats.ts';

const NOON = Date.UTC(2026, 10, 15, 12);
const DAY = 86_400_000;

let folder: string;
let log: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lontar-views-'));
  log = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function counterAt(now: () => number) {
  return createViewCounter({ folder, log: (line) => log.push(line), now, waitMs: 3_600_000 });
}

const november = (): string => readFileSync(join(folder, 'views-2026-11.log'), 'utf8');

it('views are kept by day and page, with nothing about the reader, one file a month', () => {
  let time = NOON;
  const counter = counterAt(() => time);
  for (const path of ['/', '/tags/中文', '/']) counter.count(path);
  time = Date.UTC(2026, 11, 1);
  counter.count('/');
  counter.close();
  expect(november()).toBe('2026-11-15 2 /\n2026-11-15 1 /tags/%E4%B8%AD%E6%96%87\n');
  expect(readFileSync(join(folder, 'views-2026-12.log'), 'utf8')).toBe('2026-12-01 1 /\n');
});

it('several servers may count into one folder: views add up', () => {
  const counters = [counterAt(() => NOON), counterAt(() => NOON)];
  for (const counter of counters) counter.count('/');
  for (const counter of counters) counter.close();
  expect(readViews(folder, '2026-11-01').lines).toEqual([
    { date: '2026-11-15', path: '/', views: 1 },
    { date: '2026-11-15', path: '/', views: 1 },
  ]);
});

it('a line that was torn spoils no other, and is reported with its place', () => {
  const counter = counterAt(() => NOON);
  counter.count('/');
  counter.close();
  appendFileSync(join(folder, 'views-2026-11.log'), '2026-11-15 4');
  const after = counterAt(() => NOON);
  after.count('/about/');
  after.close();
  const { lines, diagnostics } = readViews(folder, '2026-11-01');
  expect(lines.map(({ path, views }) => [path, views])).toEqual([
    ['/', 1],
    ['/about/', 1],
  ]);
  expect(diagnostics).toMatchObject([
    { file: join(folder, 'views-2026-11.log'), line: 2, severity: 'warning', code: 'views/unreadable' },
  ]);
  expect(diagnostics[0]?.message).toContain('found "2026-11-15 4"');
});

it('a folder that cannot be written to is told once, and what waits is written when it can be', () => {
  writeFileSync(join(folder, 'taken'), '');
  const inner = join(folder, 'taken/inner');
  const counter = createViewCounter({ folder: inner, log: (line) => log.push(line), now: () => NOON });
  counter.count('/');
  counter.close();
  counter.count('/');
  counter.close();
  expect(log).toHaveLength(1);
  expect(log[0]).toContain(`Views cannot be written to ${inner}`);
  rmSync(join(folder, 'taken'));
  counter.close();
  expect(readViews(inner, '2026-11-01').lines).toEqual([{ date: '2026-11-15', path: '/', views: 2 }]);
});

it.each(['/', '/id/about/', '/tags/中文', '/café 100%', '/a?b#c', '/a\nb'])(
  'the page %j comes back from the log as it was',
  (path) => {
    const line = formatViewLine({ date: '2026-11-15', path, views: 3 });
    expect(line.indexOf('\n')).toBe(line.length - 1);
    expect(parseViewLine(line.slice(0, -1))).toEqual({ date: '2026-11-15', path, views: 3 });
  },
);

it.each([
  '',
  'x',
  '2026-11-15 0 /',
  '2026-11-15 -1 /',
  '2026-13-45 1 /',
  '2026-11-15 1 about',
  '2026-11-15 1 /%E4',
])('%j is no line of a log', (line) => expect(parseViewLine(line)).toBeNull());

it('only the files of the days asked for are read', () => {
  mkdirSync(join(folder, 'views-2026-10.log'));
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  writeFileSync(join(folder, 'views-2026-11.log'), '2026-11-01 5 /\n2026-11-02 1 /\n');
  expect(readViews(folder, '2026-11-02').lines).toEqual([{ date: '2026-11-02', path: '/', views: 1 }]);
  expect(readViews(join(folder, 'none'), '2026-11-02')).toEqual({ lines: [], diagnostics: [] });
});

it('figures are summed by day, language and page, the most read first', () => {
  const { locales } = parseConfig({ locales: ['en', 'id'] }).config;
  const lines = [
    { date: '2026-11-12', path: '/', views: 99 },
    { date: '2026-11-13', path: '/', views: 2 },
    { date: '2026-11-15', path: '/id/', views: 3 },
    { date: '2026-11-15', path: '/id/about/', views: 1 },
    { date: '2026-11-15', path: '/', views: 1 },
    { date: '2026-11-15', path: '/idea', views: 1 },
    { date: '2026-11-16', path: '/', views: 50 },
  ];
  const question = { today: NOON, days: 3, path: '/', locales };
  expect(viewStats(lines, question)).toEqual({
    from: '2026-11-13',
    to: '2026-11-15',
    views: 8,
    days: [
      { date: '2026-11-13', views: 2 },
      { date: '2026-11-14', views: 0 },
      { date: '2026-11-15', views: 6 },
    ],
    locales: [
      { locale: 'en', views: 4 },
      { locale: 'id', views: 4 },
    ],
    pages: [
      { path: '/', views: 3 },
      { path: '/id/', views: 3 },
      { path: '/id/about/', views: 1 },
      { path: '/idea', views: 1 },
    ],
  });
  expect(viewStats(lines, { ...question, path: '/id/' }).views).toBe(4);
  expect(viewStats(lines, { ...question, today: NOON + 30 * DAY }).views).toBe(0);
});
