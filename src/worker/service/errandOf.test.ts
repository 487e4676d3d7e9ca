import { describe, expect, it } from 'vitest';
import { errandOf, type RequestFacts, type WorkerPlace } from './errandOf.ts';

const EN = { scope: '/', label: 'English' };
const ID = { scope: '/id/', label: 'Indonesia' };
const english: WorkerPlace = {
  scope: '/',
  otherScopes: [ID],
  assetsHref: '/assets/',
  origin: 'https://example.com',
};
const indonesian: WorkerPlace = { ...english, scope: '/id/', otherScopes: [EN] };

function request(path: string, facts: Partial<RequestFacts> = {}): RequestFacts {
  const url = new URL(path, 'https://example.com').href;
  return { method: 'GET', url, mode: 'cors', cache: 'default', headers: new Headers(), ...facts };
}

const opened = (path: string): RequestFacts => request(path, { mode: 'navigate' });
const fetched = (path: string): RequestFacts =>
  request(path, { headers: new Headers({ accept: 'text/html' }) });

describe('pages', () => {
  it.each([opened, fetched])('are the same whether they are opened or fetched', (ask) => {
    expect(errandOf(ask('/archive?q=1'), english)).toEqual({ kind: 'page' });
    expect(errandOf(ask('/id/archive'), indonesian)).toEqual({ kind: 'page' });
  });

  it.each(['/id/', '/id/archive', '/id', '/id.html', '/id/index.html'])(
    '%s is of the inner locale',
    (path) => {
      expect(errandOf(opened(path), english)).toEqual({ kind: 'otherPage', other: ID });
    },
  );

  it('a page of the outer locale is not of the inner one', () => {
    expect(errandOf(fetched('/archive'), indonesian)).toEqual({ kind: 'otherPage', other: EN });
    expect(errandOf(opened('/idea'), english)).toEqual({ kind: 'page' });
  });
});

describe('files', () => {
  it.each([english, indonesian])('are every worker’s: the locales share them', (place) => {
    expect(errandOf(request('/assets/entry-12345678.js'), place)).toEqual({ kind: 'asset' });
    expect(errandOf(request('/search-index/en.txt'), place)).toEqual({ kind: 'file' });
    expect(errandOf(request('/favicon.svg'), place)).toEqual({ kind: 'file' });
  });
});

describe('none of its business', () => {
  it.each([
    ['what is sent', request('/archive', { method: 'POST' })],
    ['views that are counted', request('/1/views', { method: 'POST' })],
    ['what asks for the head alone', request('/archive', { method: 'HEAD' })],
    ['another origin', opened('https://other.example/archive')],
    ['its own script', request('/sw.js?params={}')],
    ['the script of another locale', request('/id/sw.js')],
    ['calls of the search service', request('/1/indexes/lontar')],
    ['a part of a file', request('/film.mp4', { headers: new Headers({ range: 'bytes=0-1' }) })],
    [
      'a part of a file whose name says what is in it',
      request('/assets/files/film-12345678.mp4', { headers: new Headers({ range: 'bytes=0-' }) }),
    ],
    ['what may not use the line', request('/archive', { cache: 'only-if-cached' })],
  ])('%s', (_what, facts) => {
    expect(errandOf(facts, english)).toBe(null);
  });

  it('another site at the same origin', () => {
    const place = { ...english, scope: '/blog/', otherScopes: [], assetsHref: '/blog/assets/' };
    expect(errandOf(opened('/other/'), place)).toBe(null);
    expect(errandOf(opened('/blog/archive'), place)).toEqual({ kind: 'page' });
    expect(errandOf(request('/assets/x.js'), place)).toBe(null);
    expect(errandOf(request('/blog/assets/x.js'), place)).toEqual({ kind: 'asset' });
  });
});
