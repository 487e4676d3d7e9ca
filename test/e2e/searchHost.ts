import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** What a host does with a search. */
export type HandleSearch = (response: ServerResponse, params: URLSearchParams) => void;

export interface SearchHost {
  readonly address: string;
  /** Queries in the order in which they came. */
  readonly asked: string[];
  readonly behave: (handle: HandleSearch) => void;
  /** From then on nobody listens at the address. */
  readonly stop: () => Promise<void>;
}

/** A host that speaks the search protocol as badly as a test wants it to. */
export async function startSearchHost(handle: HandleSearch): Promise<SearchHost> {
  const asked: string[] = [];
  let current = handle;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      response.setHeader('access-control-allow-origin', '*');
      const { requests } = JSON.parse(body) as { requests: { params: string }[] };
      const params = new URLSearchParams(requests[0]?.params);
      asked.push(params.get('query') ?? '');
      current(response, params);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    behave(next) {
      current = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Changes the search settings of the pages that are opened, before their scripts read them. */
export async function changeSearchSettings(page: Page, settings: object): Promise<void> {
  await page.addInitScript((changes) => {
    addEventListener('DOMContentLoaded', () => {
      const text = document.querySelector('#page')?.firstChild;
      if (!(text instanceof Text)) throw new Error('The page has no data to change.');
      const data = JSON.parse(text.data) as { site: { search: object } };
      Object.assign(data.site.search, changes);
      text.data = JSON.stringify(data);
    });
  }, settings);
}

/** Lets the pages that are opened ask these hosts before the engine in the page. */
export async function askHostsFirst(page: Page, hosts: readonly string[]): Promise<void> {
  await changeSearchSettings(page, { remote: { appId: 'APP', apiKey: 'key', hosts } });
  await giveHostsTime(page);
}

/** Lets hosts answer as late as they like, unless a test is about that: a busy machine must not look like one that hangs. */
export async function giveHostsTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout: start } = window;
    const isLimit = (ms: unknown) => ms === 1000 || ms === 2000;
    const later = (action: TimerHandler, ms?: number, ...rest: unknown[]) =>
      start(action, isLimit(ms) && !('isHasty' in window) ? 600_000 : ms, ...rest);
    Object.assign(window, { setTimeout: later });
  });
}

/** Whether the client gives hosts the time that it should, and no more. */
export function setHaste(page: Page, isHasty: boolean): Promise<void> {
  return page.evaluate((hasty) => {
    if (hasty) Object.assign(window, { isHasty: true });
    else Reflect.deleteProperty(window, 'isHasty');
  }, isHasty);
}

export interface HitChanges {
  readonly [attribute: string]: unknown;
}

/** A hit of an answer. */
export function searchHit(name: string, changes: HitChanges = {}): object {
  return {
    objectID: name,
    url: `/${name}`,
    type: 'lvl1',
    hierarchy: { lvl0: 'Blog', lvl1: name },
    content: `Text of ${name}`,
    ...changes,
  };
}

/** An answer that has come to the end of its hits. */
export function searchAnswer(hits: readonly object[], changes: object = {}): string {
  return JSON.stringify({ results: [{ hits, nbHits: hits.length, page: 0, nbPages: 1, ...changes }] });
}

/** Answers with one hit, named after the query. */
export const goodHost: HandleSearch = (response, params) =>
  void response.end(searchAnswer([searchHit(`remote-${params.get('query')}`)]));
