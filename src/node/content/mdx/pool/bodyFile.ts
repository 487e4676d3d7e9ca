import { readFileSync, statSync } from 'node:fs';
import type { IndexedSection } from '#search/indexedPage.ts';
import { writeWhole } from '../../writeWhole.ts';

/** A finished body: its HTML, and its plain text by sections for the search. */
export interface FinishedBody {
  readonly html: string;
  readonly sections: readonly IndexedSection[];
}

/** Both in one file, the sections as its first line: making a file takes longer than filling it. Returns its size. */
export function writeBody(file: string, { html, sections }: FinishedBody): number {
  const bytes = Buffer.from(`${JSON.stringify(sections)}\n${html}`);
  writeWhole(file, bytes);
  return bytes.length;
}

/** Whether a file is as large as it was written: a machine that lost its power may have kept the name alone. */
export function isWholeBody(file: string, size: number): boolean {
  return statSync(file, { throwIfNoEntry: false })?.size === size;
}

export function readHtml(file: string): string {
  const text = readFileSync(file, 'utf8');
  return text.slice(text.indexOf('\n') + 1);
}

export function readSections(file: string): IndexedSection[] {
  const text = readFileSync(file, 'utf8');
  return JSON.parse(text.slice(0, text.indexOf('\n'))) as IndexedSection[];
}
