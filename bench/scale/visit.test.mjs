import { expect, it } from 'vitest';
import { ASSUMPTIONS } from './assumptions.mjs';
import { bytesOf, themeChangedShare, visit } from './visit.mjs';

const sizes = {
  smallFiles: [100, 200],
  entry: 70_000,
  offline: 8000,
  worker: 6000,
  offlineList: 4000,
  install: { files: 4, bytes: 800_000 },
  edit: { files: 2, bytes: 20_000 },
  searchScripts: { files: 2, bytes: 22_000 },
  searchCore: 8000,
  searchParts: { files: 10, bytes: 5000 },
};
const PAGE = 10_000;
/** Nobody does anything that is not asked for. */
const plain = {
  ...ASSUMPTIONS,
  returning: 0,
  installed: 0,
  themeDeploysAMonth: 0,
  goesOn: 0,
  leavesAtOnce: 0,
  savesData: 0,
  wideScreen: 1,
  searches: 0,
  pictureBytes: 1000,
};

function visitOf(changes) {
  const requests = visit(sizes, { ...plain, ...changes }, { random: () => 0.5, draw: () => PAGE });
  const bytes = requests.reduce((sum, request) => sum + request.bytes, 0);
  return { requests, bytes };
}

const count = ({ requests }, kind) => requests.filter((request) => request.kind === kind).length;

it('who leaves at once fetches the page, its picture and small files, and no script', () => {
  const left = visitOf({ leavesAtOnce: 1 });
  expect(left.bytes).toBe(PAGE + 1000 + 300);
  expect(left.requests).toHaveLength(4);
});

it('who stays fetches the script, and eight pages ahead unless data are saved', () => {
  const saving = visitOf({ savesData: 1 });
  expect(saving.bytes).toBe(PAGE + 1000 + 300 + 70_000 + 8000 + 6000);
  expect(visitOf({}).bytes).toBe(saving.bytes + 8 * PAGE);
});

it('who comes back to a known page fetches no page and no script, only answers without a body', () => {
  const back = visitOf({ returning: 1, beginsWithKnownPage: 1 });
  expect(count(back, 'page')).toBe(0);
  expect(count(back, 'check')).toBe(1 + 2 + 8);
  expect(back.bytes).toBe(sizes.worker);
});

it('an installed site fetches its list once and each edit, and everything after a change of the theme', () => {
  const installed = { returning: 1, installed: 1, daysAway: 3, deploysADay: 1 };
  expect(visitOf(installed).bytes).toBe(6000 + 4000 + 3 * 20_000);
  expect(visitOf({ ...installed, themeDeploysAMonth: 1000 }).bytes).toBe(6000 + 800_000);
});

it('a search adds its scripts, the core and the parts', () => {
  const added = visitOf({ searches: 1 }).bytes - visitOf({}).bytes;
  expect(added).toBe(22_000 + 8000 + 5000);
});

it('a visit weighs its bodies, a connection and the headers of each answer', () => {
  const requests = [
    { kind: 'page', bytes: 1000 },
    { kind: 'check', bytes: 0 },
  ];
  expect(bytesOf(requests, { connectionBytes: 500, headerBytes: 10 })).toBe(1520);
});

it('after a month a theme that changes monthly has changed for two of three readers', () => {
  expect(themeChangedShare({ daysAway: 30, themeDeploysAMonth: 1 })).toBeCloseTo(0.632, 3);
});
