/** What the page and the search worker say to each other. */

/** The site that a worker answers for. */
export interface WorkerSite {
  readonly basePath: string;
  readonly indexName: string;
  /** Codes of the locales that are searched when a request names none. */
  readonly languages: readonly string[];
}

export type ToWorker =
  /** Comes first; another may follow, with other languages. */
  | { readonly kind: 'start'; readonly site: WorkerSite }
  /** The page is fetching the core of this locale already, while the worker's script is still on its way. Said again, more of it has come. */
  | { readonly kind: 'coming'; readonly language: string }
  /** The core that was coming; null if it could not be fetched. */
  | { readonly kind: 'core'; readonly language: string; readonly bytes: ArrayBuffer | null }
  /** The reader types this while the script of the search is on its way: what its answer needs can be fetched. */
  | { readonly kind: 'foresee'; readonly language: string; readonly query: string }
  /** A request of the protocol. Answers carry its number and may overtake each other. */
  | { readonly kind: 'ask'; readonly id: number; readonly path: string; readonly body: string };

export type FromWorker =
  /** Said as soon as a question comes and once a second while any is unanswered: a worker that does not is dead. */
  | { readonly kind: 'heard' }
  | {
      readonly kind: 'answer';
      readonly id: number;
      readonly status: number;
      readonly body: string;
      /** Whether another index than before has answered: the site was deployed anew. */
      readonly isRenewed: boolean;
      /** Hrefs of the files of the index that were fetched since the last answer. */
      readonly fetched: readonly string[];
    }
  | { readonly kind: 'failure'; readonly id: number; readonly message: string };
