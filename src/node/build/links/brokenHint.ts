import { nearMatch } from './nearMatch.ts';

interface Known {
  /** Addresses of pages, without locale prefix. */
  readonly paths: readonly string[];
  /** First part of the paths of documents. */
  readonly docsPath: string;
}

/** What may be meant by an address that leads nowhere; null if nothing is near. */
export function brokenHint(path: string, { paths, docsPath }: Known): string | null {
  const lists = `/${docsPath}/category/`;
  if (path.startsWith(lists) && !paths.some((other) => other.startsWith(lists)))
    return "Folders of documents have no page that lists them ('generated-index'): give the folder an index.md, or link to one of its documents.";
  const near = nearMatch(path, paths);
  return near === null ? null : `Did you mean '${near}'?`;
}
