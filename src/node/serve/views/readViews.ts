import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '#model/diagnostic.ts';
import { parseViewLine, VIEW_LOG_NAME, type ViewLine, viewLogName } from './viewLog.ts';

export interface ReadViews {
  readonly lines: readonly ViewLine[];
  /** Lines that cannot be read, by the path of their file. */
  readonly diagnostics: readonly Diagnostic[];
}

/** All lines from a day on. A folder that is not there has none. */
export function readViews(folder: string, from: string): ReadViews {
  const lines: ViewLine[] = [];
  const diagnostics: Diagnostic[] = [];
  const oldest = viewLogName({ date: from });
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names.filter((each) => VIEW_LOG_NAME.test(each) && each >= oldest).toSorted()) {
    const file = join(folder, name);
    for (const [index, text] of readFileSync(file, 'utf8').split('\n').entries()) {
      const line = parseViewLine(text);
      if (line === null && text !== '') diagnostics.push(describe(file, index + 1, text));
      if (line !== null && line.date >= from) lines.push(line);
    }
  }
  return { lines, diagnostics };
}

function describe(file: string, line: number, text: string): Diagnostic {
  const found = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return {
    file,
    line,
    column: 1,
    severity: 'warning',
    code: 'views/unreadable',
    message: `Expected a day, a count and a path such as '2026-01-31 2 /about/', found ${JSON.stringify(found)}: it is not counted.`,
    hint: 'Mend the line or delete it.',
  };
}
