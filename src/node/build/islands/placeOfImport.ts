import { readFileSync } from 'node:fs';
import type { SourcePosition } from '#model/diagnostic.ts';

/** Where a file names what it imports: the opening quote. Line 1, column 1 if that cannot be found. */
export async function placeOfImport(
  file: string,
  source: string,
): Promise<Pick<SourcePosition, 'line' | 'column'>> {
  const text = readFileSync(file, 'utf8');
  const offset = file.endsWith('.css') ? quotedAt(text, source) : await requestAt(file, text, source);
  const before = text.slice(0, Math.max(offset, 0)).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** As the file says it, since a place in what was made of it is none that the owner knows. */
async function requestAt(file: string, text: string, source: string): Promise<number> {
  const { parse } = await import('vite');
  const { staticImports, staticExports, dynamicImports } = (await parse(file, text)).module;
  const requests = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest)),
    ...dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ];
  const found = requests.find(
    (request) => request && text.slice(request.start + 1, request.end - 1) === source,
  );
  return found?.start ?? quotedAt(text, source);
}

function quotedAt(text: string, source: string): number {
  return Math.max(text.indexOf(`'${source}'`), text.indexOf(`"${source}"`));
}
