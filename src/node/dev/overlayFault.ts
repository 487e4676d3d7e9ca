import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { ErrorPayload } from 'vite';
import { type Diagnostic, formatDiagnostic } from '#model/diagnostic.ts';
import { readIfThere } from '../content/readIfThere.ts';
import { SiteFaults } from '../build/siteFaults.ts';

/** What the overlay in the browser shows: the first fault with its line, and the others below it. */
export function contentFault(faults: readonly Diagnostic[], siteDir: string): ErrorPayload {
  const [first, ...others] = faults;
  if (!first) throw new Error('There is no fault to show.');
  const { file, line, column } = first;
  return {
    type: 'error',
    err: {
      message: formatDiagnostic(first),
      stack: others.map(formatDiagnostic).join('\n'),
      id: file,
      loc: { file, line, column },
      frame: frameOf(join(siteDir, file), line, column),
      plugin: 'lontar',
    },
  };
}

/** The same as an error that a plugin of Vite throws, which is shown when a browser asks for the faulty module. */
export function thrownFault(fault: Diagnostic, siteDir: string): SiteFaults {
  const { err } = contentFault([fault], siteDir);
  // With code of its own Vite does not look for another place.
  return Object.assign(new SiteFaults([fault]), { ...err, pluginCode: err.frame });
}

/** The same for an error of the theme's own code, as Vite describes it or as its stack tells. */
export function codeFault(error: unknown): ErrorPayload {
  const { message, stack, id, frame, loc } = error as Partial<Error & ErrorPayload['err']>;
  const place = loc ?? placeIn(stack ?? '');
  const at = place?.file === undefined ? '' : `${place.file}:${place.line}:${place.column}: `;
  return {
    type: 'error',
    err: {
      message: at + plain(message ?? String(error)),
      stack: plain(stack ?? ''),
      ...(id !== undefined && { id }),
      ...(frame !== undefined && { frame: plain(frame) }),
      ...(place && { loc: place }),
      plugin: 'lontar',
    },
  };
}

/** The topmost place of a stack that lies in the theme's sources. */
function placeIn(stack: string): ErrorPayload['err']['loc'] {
  const [, file, line, column] =
    /\(?([^\s()]*\/src\/(?:client|model)\/[^\s():]+):(\d+):(\d+)/.exec(stack) ?? [];
  return file === undefined ? undefined : { file, line: Number(line), column: Number(column) };
}

/** Without terminal colours. */
function plain(text: string): string {
  return stripVTControlCharacters(text);
}

/** The line of the fault with its neighbours and a mark below the column. */
function frameOf(path: string, line: number, column: number): string {
  const source = readIfThere(path).toString();
  // The fault may be that the file is not there.
  if (source === '') return '';
  const start = Math.max(0, line - 3);
  return source
    .split('\n')
    .slice(start, line + 2)
    .flatMap((text, index) => {
      const number = start + index + 1;
      const shown = `${String(number).padStart(5)} | ${text}`;
      return number === line
        ? [shown, `${' '.repeat(5)} | ${' '.repeat(Math.max(0, column - 1))}^`]
        : [shown];
    })
    .join('\n');
}
