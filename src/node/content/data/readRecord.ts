import { oneLine } from '#model/oneLine.ts';
import { nameOfPath } from '#model/nameOfPath.ts';
import { nearest } from '#model/nearest.ts';
import { type Text, textIn } from '#model/schema/localizedText.ts';
import { describeValue } from '../describeValue.ts';
import type { Report } from '../problem.ts';
import type { Languages } from './languages.ts';

type Path = readonly (string | number)[];

/** A group of keys of a data file, whose fields are taken one by one; each wrong one is reported. */
export interface RecordReader {
  /** The text at a key, in the given language where there is one for each; null when it is not there. */
  readonly text: (key: string, languages: Languages) => string | null;
  /** The text at a key as it is written: one for all languages, or one for each. */
  readonly texts: (key: string) => Text | null;
  /** Like `text`, but it has to be there. */
  readonly requiredText: (key: string, languages: Languages) => string | null;
  readonly number: (key: string) => number | null;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function readRecord(
  record: Readonly<Record<string, unknown>>,
  path: Path,
  code: string,
  report: Report,
): RecordReader {
  const complain = (key: string, expected: string): null => {
    const message = `${nameOfPath([...path, key])}: expected ${expected}, found ${describeValue(record[key])}.`;
    const hint = record[key] === undefined || record[key] === null ? `Add '${key}'.` : `Write ${expected}.`;
    report({ path: [...path, key], of: key in record ? 'value' : 'key', code, message, hint });
    return null;
  };
  const texts = (key: string): Text | null => {
    const value = record[key];
    if (value === undefined || value === null) return null;
    if (typeof value === 'string' || typeof value === 'number') return oneLine(String(value));
    if (!isTextByLanguage(value)) return complain(key, 'text');
    return Object.fromEntries(Object.entries(value).map(([language, words]) => [language, oneLine(words)]));
  };
  const text = (key: string, { locale, defaultLocale }: Languages): string | null => {
    const value = texts(key);
    return value === null ? null : textIn(value, locale, defaultLocale);
  };
  return {
    text,
    texts,
    requiredText: (key, languages) =>
      record[key] === undefined || record[key] === null ? complain(key, 'text') : text(key, languages),
    number: (key) => {
      const value = record[key];
      if (value === undefined || value === null) return null;
      return typeof value === 'number' ? value : complain(key, 'a number');
    },
  };
}

/** Names each key that is none of the known ones. */
export function reportUnknownKeys(
  record: Readonly<Record<string, unknown>>,
  known: readonly string[],
  path: Path,
  report: (problem: { path: Path; message: string; hint: string | null }) => void,
): void {
  for (const key of Object.keys(record).filter((name) => !known.includes(name))) {
    const near = nearest(key, known);
    const where = path.length === 0 ? '' : ` in ${nameOfPath(path)}`;
    report({
      path: [...path, key],
      message: `Unknown key '${key}'${where}; known are ${known.join(', ')}.`,
      hint: near === null ? null : `Did you mean '${near}'?`,
    });
  }
}

function isTextByLanguage(value: unknown): value is Record<string, string> {
  return (
    isRecord(value) &&
    Object.keys(value).length > 0 &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}
