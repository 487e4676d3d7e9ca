import { encodePath } from '../requestTarget.ts';

/** Views of one page on one day, or a part of them: the views of a day are the sum of its lines. */
export interface ViewLine {
  /** Day in UTC, such as '2026-11-15'. */
  readonly date: string;
  /** Path without base path, decoded. */
  readonly path: string;
  readonly views: number;
}

/** Files of a folder that are such logs: one a month. */
export const VIEW_LOG_NAME = /^views-\d{4}-\d{2}\.log$/;

const LINE = /^(\d{4}-\d{2}-\d{2}) ([1-9]\d{0,9}) (\/\S*)$/;

export function viewLogName({ date }: Pick<ViewLine, 'date'>): string {
  return `views-${date.slice(0, 'YYYY-MM'.length)}.log`;
}

export function dateOf(time: number): string {
  return new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** A path holds no blanks and no line ends once it is encoded. */
export function formatViewLine({ date, path, views }: ViewLine): string {
  return `${date} ${views} ${encodePath(path)}\n`;
}

/** Null for what is no such line. */
export function parseViewLine(line: string): ViewLine | null {
  const [, date = '', views = '', path = ''] = LINE.exec(line) ?? [];
  if (Number.isNaN(Date.parse(date))) return null;
  try {
    return { date, views: Number(views), path: decodeURIComponent(path) };
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
