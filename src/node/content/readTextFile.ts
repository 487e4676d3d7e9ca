import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '#model/diagnostic.ts';
import { decodeText } from './decodeText.ts';
import { parseFrontMatter } from './frontMatter.ts';
import { splitFrontMatter } from './frontMatter/splitFrontMatter.ts';
import type { FrontMatter } from './frontMatter.ts';
import { hashOf } from './hash.ts';
import { hashWithIncluded } from './hashWithIncluded.ts';
import { unreadable } from './listFiles.ts';
import { mergeConflictsInText } from './mergeConflicts.ts';
import { importedTexts } from './textImports.ts';
import { positionAt } from './positionAt.ts';

/** Keeps the front matter of files by their hash, so that an unchanged file is not parsed again. */
export interface FrontMatterCache {
  get(hash: string): unknown;
  set(hash: string, value: unknown): void;
}

/** Counts up when the same bytes parse otherwise than before. */
const CACHE_VERSION = 3;

export interface ReadFile extends Pick<FrontMatter, 'data' | 'hasHeading'> {
  /** Of all that its body is made of. */
  readonly hash: string;
  /** Whether its front matter could be read; if not, only the body is of use. */
  readonly isWhole: boolean;
}

interface Kept extends Pick<FrontMatter, 'data' | 'hasHeading'> {
  readonly version: number;
  /** What it imports of other texts, as written. */
  readonly imports?: readonly string[];
}

/** One file of words; null when nothing of it can be used, which the diagnostics then explain. */
export function readTextFile(
  siteDir: string,
  file: string,
  cache: FrontMatterCache | undefined,
  report: (diagnostic: Diagnostic) => void,
): ReadFile | null {
  let bytes: Uint8Array;
  try {
    // One call for each file: asynchronous reads of many small files cost several times the CPU.
    bytes = readFileSync(join(siteDir, file));
  } catch (error) {
    report(unreadable(file, error));
    return null;
  }
  const hash = hashOf(bytes);
  const known = cache?.get(hash);
  const whole = (imports: readonly string[]): string => hashWithIncluded(siteDir, file, hash, imports);
  if (isKept(known))
    return {
      data: known.data,
      hasHeading: known.hasHeading,
      hash: whole(known.imports ?? []),
      isWhole: true,
    };
  const text = textOf(bytes, file, report);
  if (text === null) return null;
  const conflicts = mergeConflictsInText(file, text);
  conflicts.forEach(report);
  // All else that could be said of it may be said of a part that goes.
  if (conflicts.length > 0) return null;
  const { data, hasHeading, diagnostics } = parseFrontMatter(text, file);
  diagnostics.forEach(report);
  const hasNul = text.includes('\0');
  if (hasNul) report(fileDiagnostic(file, text, text.indexOf('\0'), NUL));
  const isWhole = diagnostics.length === 0;
  // What a body does with values that could not be read is no fault of its own.
  if (!isWhole && (splitFrontMatter(text).status !== 'found' || text.includes('frontMatter'))) return null;
  const imports = importedTexts(text);
  if (!isWhole) return { data, hasHeading, hash: whole(imports), isWhole };
  const kept: Kept = { version: CACHE_VERSION, data, hasHeading, ...(imports.length > 0 && { imports }) };
  if (!hasNul) cache?.set(hash, kept);
  return { data, hasHeading, hash: whole(imports), isWhole };
}

const NOT_UTF8 = {
  severity: 'error',
  code: 'file/not-utf8',
  message: 'This byte is not UTF-8.',
  hint: 'Save the file with the encoding UTF-8.',
} as const;
const EMPTY = {
  severity: 'error',
  code: 'file/empty',
  message: 'The file is empty.',
  hint: "Write something, delete the file, or start its name with '_' to leave it out.",
} as const;
const NUL = {
  severity: 'warning',
  code: 'file/nul',
  message: 'There is a NUL character here.',
  hint: 'Remove it; readers see a replacement character in its place.',
} as const;

function textOf(bytes: Uint8Array, file: string, report: (diagnostic: Diagnostic) => void): string | null {
  const decoded = decodeText(bytes);
  if ('textBefore' in decoded) {
    report(fileDiagnostic(file, decoded.textBefore, decoded.textBefore.length, NOT_UTF8));
    return null;
  }
  if (decoded.text.trim() === '') {
    report(fileDiagnostic(file, '', 0, EMPTY));
    return null;
  }
  return decoded.text;
}

function fileDiagnostic(
  file: string,
  text: string,
  offset: number,
  fault: Pick<Diagnostic, 'severity' | 'code' | 'message' | 'hint'>,
): Diagnostic {
  return { file, ...positionAt(text, offset), ...fault };
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'version' in value && value.version === CACHE_VERSION;
}
