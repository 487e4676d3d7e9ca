import { join } from 'node:path';
import { appendLines } from './appendLines.ts';
import { dateOf, formatViewLine, type ViewLine, viewLogName } from './viewLog.ts';

export interface ViewCounter {
  /** `path` is that of a page that there is, so that nobody can fill memory or disk. */
  count(path: string): void;
  /** Writes what is not written yet. */
  close(): void;
}

export interface ViewCounterOptions {
  /** Made with the first view. */
  readonly folder: string;
  readonly log: (line: string) => void;
  readonly now?: () => number;
  /** How long a view may wait to be written, and how much is lost if the process is killed. */
  readonly waitMs?: number;
}

const WAIT_MS = 5000;

/** Counts views by page and day: at most one line a page every few seconds, however many readers there are. */
export function createViewCounter(options: ViewCounterOptions): ViewCounter {
  const { folder, log, now = Date.now, waitMs = WAIT_MS } = options;
  const waiting = new Map<string, ViewLine>();
  let timer: NodeJS.Timeout | null = null;
  let isFailing = false;

  function write(): void {
    timer = null;
    for (const name of new Set([...waiting.values()].map(viewLogName))) {
      const lines = [...waiting].filter(([, line]) => viewLogName(line) === name);
      appendLines(join(folder, name), lines.map(([, line]) => formatViewLine(line)).join(''));
      for (const [key] of lines) waiting.delete(key);
    }
    isFailing = false;
  }

  /** A disk that is full or write-protected costs no reader an answer; it is told once and tried again with later views. */
  function tryToWrite(): void {
    try {
      write();
    } catch (error) {
      if (!isFailing) log(`Views cannot be written to ${folder}, and wait: ${String(error)}`);
      isFailing = true;
    }
  }

  return {
    count(path) {
      const date = dateOf(now());
      const key = `${date} ${path}`;
      waiting.set(key, { date, path, views: (waiting.get(key)?.views ?? 0) + 1 });
      timer ??= setTimeout(tryToWrite, waitMs);
    },
    close() {
      if (timer !== null) clearTimeout(timer);
      tryToWrite();
    },
  };
}
