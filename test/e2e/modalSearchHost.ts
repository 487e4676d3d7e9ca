import type { Page, Route } from '@playwright/test';
import { editPages } from './editPages.ts';
import { giveHostsTime } from './searchHost.ts';

/** What a hit of the host says; the rest is filled in. */
export interface HostHit {
  readonly title: string;
  readonly group?: string;
  /** Heading within the page; without it the hit is the page itself. */
  readonly heading?: string;
  readonly content?: string;
  readonly type?: string;
  readonly url?: string;
  readonly language?: string;
  readonly objectID?: string;
  /** The value of every leaf of `_snippetResult` and `_highlightResult`. */
  readonly marked?: string;
}

interface HostAnswer {
  readonly hits: readonly HostHit[];
  readonly nbHits?: number;
}

/** Null where the route was answered already. */
type Reply = (query: string, route: Route) => HostAnswer | Promise<HostAnswer | null> | null;

/** Lets pages ask a host of this test before the engine in the page. Gives the parameters of each search so far. */
export async function useModalSearchHost(
  page: Page,
  baseURL: string,
  reply: Reply,
): Promise<readonly URLSearchParams[]> {
  const asked: URLSearchParams[] = [];
  const remote = JSON.stringify({ appId: 'app', apiKey: 'key', hosts: [`${baseURL}/search-host`] });
  await editPages(page, (html) => html.replace('"search":{', `"search":{"remote":${remote},`));
  await giveHostsTime(page);
  await page.route('**/search-host/1/indexes/*/queries?**', async (route) => {
    const { requests } = route.request().postDataJSON() as { requests: { params: string }[] };
    const params = new URLSearchParams(requests[0]?.params);
    asked.push(params);
    const answer = await reply(params.get('query') ?? '', route);
    if (answer === null) return;
    const { hits, nbHits = hits.length } = answer;
    await route.fulfill({ json: { results: [{ hits: hits.map(recordOf), nbHits, page: 0, nbPages: 1 }] } });
  });
  return asked;
}

/** An answer that does not depend on the query. */
export function always(...hits: readonly HostHit[]): Reply {
  return () => ({ hits });
}

function recordOf(hit: HostHit, index: number): object {
  const { title, group = 'Blog', heading = null, content = null, language = 'en', marked } = hit;
  const leaf = { value: marked, matchLevel: 'full' };
  const marks = { hierarchy: { lvl0: leaf, lvl1: leaf, lvl2: leaf }, content: leaf };
  return {
    objectID: hit.objectID ?? `record-${index}`,
    url: hit.url ?? `/repack#${index}`,
    type: hit.type ?? (heading === null ? 'lvl1' : 'lvl2'),
    hierarchy: { lvl0: group, lvl1: title, lvl2: heading, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    content,
    language,
    text_language: language,
    ...(marked !== undefined && { _snippetResult: marks, _highlightResult: marks }),
  };
}
