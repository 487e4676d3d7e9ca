import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import type { SourceMapPayload } from 'node:module';
import { join, relative, resolve, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Diagnostic, SourcePosition } from '#model/diagnostic.ts';
import { bundlesFolder } from './bundleConfig.ts';

/** What the program that is the configuration threw, at its place; null where the stack does not lead there. */
export function configFault(error: unknown, siteDir: string): Diagnostic | null {
  const origin = originOf(error instanceof Error ? (error.stack ?? '') : '', siteDir);
  return origin && faultAt(origin, error);
}

export function faultAt(position: SourcePosition, error: unknown): Diagnostic {
  return {
    ...position,
    severity: 'error',
    code: 'config/threw',
    message: `Running the configuration failed: ${firstLine(error instanceof Error ? error.message : String(error))}`,
    hint: 'Mend what the configuration does here.',
  };
}

/** The place in the owner's file of the topmost frame of a stack that lies in a bundle of the configuration. */
function originOf(stack: string, siteDir: string): SourcePosition | null {
  const frame = /[\\/]config[\\/](\w+\.mjs):(\d+):(\d+)/.exec(stack);
  if (!frame) return null;
  const map = join(bundlesFolder(siteDir), `${frame[1]}.map`);
  // The bundle of an earlier state of the file is gone, though a timer of it may run on.
  if (!existsSync(map)) return null;
  const payload = JSON.parse(readFileSync(map, 'utf8')) as SourceMapPayload;
  const entry = new SourceMap(payload).findEntry(Number(frame[2]) - 1, Number(frame[3]) - 1);
  if (!('originalSource' in entry)) return null;
  return {
    file: nameOf(siteDir, entry.originalSource),
    line: entry.originalLine + 1,
    column: entry.originalColumn + 1,
  };
}

export function nameOf(siteDir: string, path: string): string {
  return relative(siteDir, resolve(siteDir, path)).split(sep).join('/');
}

/** What a message says before its code frame, without terminal colours and the bundler's own code. */
export function firstLine(message: string): string {
  const plain = stripVTControlCharacters(message);
  return (plain.split('\n')[0] ?? '')
    .replace(/^\[\w+\] /, '')
    .replace(/ in \S+$/, '')
    .replace(/\.?$/, '.');
}
