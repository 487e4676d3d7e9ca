import { canonicalPath } from '#model/paths.ts';
import { askLine, giveFound, isKeepable, isUsable, withSource } from './answers.ts';
import { writeCopy } from './copies.ts';
import { copyFacts, isHtml, makeCopy } from './copy.ts';
import { decodePath } from './decodePath.ts';
import type { OtherScope } from './errandOf.ts';
import { findKept, findListed } from './findKept.ts';
import { config, orNull, params } from './here.ts';
import { FILE_NAME, keepPage, shelfPages } from './keptPages.ts';
import type { ListIndex } from './listIndex.ts';
import { keptList } from './lists.ts';
import { offlineDocument } from './offlineDocument.ts';
import { pagesOf } from './pagesOf.ts';
import { keepSaved, refreshSaved, withSaved } from './saved.ts';
import { openShelf, PAGE_SHELVES } from './shelves.ts';
import { titleOfPage } from './sitePage.ts';
import { restock } from './stock.ts';

/** A line that says nothing for so long is as good as none, if there is a copy. */
const PATIENCE_MS = 5000;

/** In offline mode the copy, else the line, else whatever is kept, else a document that says so. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url);
  const path = decodePath(url.pathname);
  const index = params.offlineMode ? await orNull(keptList(config.scope, config.listHref)) : null;
  const listed = index && (await orNull(findListed(config.scope, index, path)));
  if (listed) return giveFound(listed, url, 'copy');

  const byLine = askLine(event);
  const isOpened = event.request.mode === 'navigate';
  const keep = async (answer: Response | null): Promise<void> => {
    if (isUsable(answer)) await afterLine({ href: url.pathname, answer: answer.clone(), isOpened }, index);
  };
  event.waitUntil(orNull(byLine.then(keep)));
  const early = await Promise.race([byLine, new Promise<null>((end) => setTimeout(end, PATIENCE_MS, null))]);
  const kept = isUsable(early) ? null : await orNull(findKept(config.scope, path));
  if (kept) return giveFound(kept, url, 'lost');
  const answer = await byLine;
  if (isUsable(answer)) return withSource(answer, 'line');
  return answer ?? (await noPage(path));
}

/** By the line, else from what the worker of the other locale kept, else a document that says so. */
export async function answerOtherPage(event: FetchEvent, other: OtherScope): Promise<Response> {
  const url = new URL(event.request.url);
  const answer = await askLine(event);
  if (isUsable(answer)) return withSource(answer, 'line');
  const kept = await orNull(findKept(other.scope, decodePath(url.pathname)));
  if (kept) return giveFound(kept, url, 'lost');
  return answer ?? offlineAnswer(other.label);
}

/** A page that came by the line is kept. In offline mode it should not have had to: what is lost is fetched again. */
async function afterLine(seen: SeenPage, index: ListIndex | null): Promise<void> {
  if (isKeepable(seen.answer) && isHtml(seen.answer)) await orNull(keepSeen(seen));
  if (params.offlineMode && (index === null || index.pages.has(decodePath(seen.href)))) await restock();
  await refreshSaved();
}

/** A page that came by the line. */
interface SeenPage {
  readonly href: string;
  readonly answer: Response;
  /** By the reader; others were fetched because they might be. */
  readonly isOpened: boolean;
}

export async function keepSeen({ href, answer, isOpened }: SeenPage): Promise<void> {
  const copy = await makeCopy(answer, titleOfPage);
  const { revision } = copy.facts;
  if (params.offlineMode) {
    const index = await keptList(config.scope, config.listHref);
    if (index?.pages.get(decodePath(href))?.revision === revision) return writeCopy(config.scope, copy);
  }
  await withSaved(async () => {
    const saved = await (await openShelf(config.scope, 'saved')).match(href);
    if (!saved) await keepPage(href, copy, isOpened);
    else if (copyFacts(saved)?.revision !== revision) await keepSaved(href, copy, () => {});
  });
}

/** The site's own not-found page where it is certain that there is no such page: there are files that nobody keeps. */
async function noPage(path: string): Promise<Response> {
  const index = await orNull(keptList(config.scope, config.listHref));
  const isKnown = index === null || canonicalPath(path, (form) => index.pages.has(form)) !== null;
  const notFound =
    isKnown || FILE_NAME.test(path)
      ? null
      : await orNull(findKept(config.scope, decodePath(config.notFoundHref)));
  if (notFound?.kind !== 'copy') return offlineAnswer(null);
  return withSource(notFound.response, 'lost', 404);
}

async function offlineAnswer(otherLabel: string | null): Promise<Response> {
  const html = offlineDocument({
    html: config.offlineHtml,
    texts: config.offlineTexts,
    homeHref: config.scope,
    pages: (await orNull(readablePages())) ?? [],
    otherLabel,
  });
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  return withSource(new Response(html, { headers }), 'lost');
}

/** What can be read without a line: saved pages, then those that were read, the latest first, then the rest. */
async function readablePages(): Promise<{ title: string; href: string }[]> {
  const [saved = [], visited = [], fetched = []] = await Promise.all(PAGE_SHELVES.map(shelfPages));
  const index = params.offlineMode ? await keptList(config.scope, config.listHref) : null;
  const read = pagesOf([...saved, ...visited.reverse(), ...fetched.reverse()], index);
  const all = [...read, ...(index?.list.pages ?? [])].filter(({ href }) => href !== config.offlineHref);
  return all.length > 0 ? [...new Map(all.map((page) => [page.href, page])).values()] : otherLocales();
}

/** The way back for a reader of whose language something is kept. */
async function otherLocales(): Promise<{ title: string; href: string }[]> {
  const found: { title: string; href: string }[] = [];
  for (const { scope, label } of config.otherScopes) {
    const shelves = await Promise.all(
      (['copies', ...PAGE_SHELVES] as const).map(async (shelf) => (await openShelf(scope, shelf)).keys()),
    );
    if (shelves.flat().length > 0) found.push({ title: label, href: scope });
  }
  return found;
}
