/**
 * The search client and the search worker. They belong to the type programs of browser and worker, so they are
 * imported by their address and typed by what the tests need of them.
 */
import type { SearchSettings } from '#model/searchSettings.ts';
import type { FromWorker, ToWorker, WorkerSite } from '#search/workerMessages.ts';

export interface Request {
  readonly query: string;
  readonly snippetWords: number | null;
  readonly page?: number;
  readonly hitsPerGroup?: number;
  readonly facets?: readonly string[];
  readonly isEveryLanguage?: boolean;
  readonly facetFilters?: readonly (string | readonly string[])[];
}

export interface Answer {
  readonly hits: readonly { readonly objectID: string; readonly url: string }[];
  readonly nbHits: number;
}

export interface Engine {
  readonly warmUp: (site: WorkerSite, locale: string) => void;
  readonly ask: (
    site: WorkerSite,
    path: string,
    body: string,
  ) => Promise<{ readonly status: number; readonly body: string }>;
  readonly onRenewed: (listener: () => void) => void;
}

export interface Seat {
  engine: Engine | null;
  readonly fetched: Iterable<string>;
  readonly foresee: (locale: string, query: string) => void;
}

interface Place {
  readonly locale: string;
  readonly languages?: readonly string[];
  readonly basePath: string;
}

interface WorkerLine {
  readonly post: (message: ToWorker, transfer?: ArrayBuffer[]) => void;
  readonly end: () => void;
}

interface WorkerListener {
  readonly onMessage: (message: FromWorker) => void;
  readonly onFailure: (message: string) => void;
}

interface Sources {
  readonly connectClient: (
    settings: SearchSettings,
    place: Place,
    engine: Engine,
  ) => { readonly search: (request: Request) => Promise<Answer> };
  readonly createWorkerSeat: (start: (listener: WorkerListener) => WorkerLine) => Seat;
  readonly createEmbeddedEngine: (seat: Seat) => Engine;
  readonly createAnswerer: (reply: (message: FromWorker) => void) => (message: ToWorker) => void;
}

async function importFrom<Name extends keyof Sources>(name: Name, folder: string): Promise<Sources[Name]> {
  const address = new URL(`../../src/${folder}/${name}.ts`, import.meta.url).pathname;
  const module = (await import(/* @vite-ignore */ address)) as Pick<Sources, Name>;
  return module[name];
}

const CLIENT = 'client/features/search/client';

export const connectClient = await importFrom('connectClient', CLIENT);
export const createEmbeddedEngine = await importFrom('createEmbeddedEngine', CLIENT);
export const createWorkerSeat = await importFrom('createWorkerSeat', 'client/runtime/searchEngine');
/** Of the worker. */
export const createAnswerer = await importFrom('createAnswerer', 'worker');
