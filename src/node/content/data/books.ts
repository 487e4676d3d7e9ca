import { nameOfPath } from '#model/nameOfPath.ts';
import { BOOKS_YEAR, READING_GOAL } from '#model/constants.ts';
import type { Books } from '#model/content.ts';
import type { Book } from '#model/book.ts';
import { describeValue } from '../describeValue.ts';
import type { Languages } from './languages.ts';
import type { DataFile } from './readDataFile.ts';
import { isRecord, readRecord, reportUnknownKeys } from './readRecord.ts';

const CODE = 'books/invalid-value';

export const NO_BOOKS: Books = { goal: READING_GOAL, year: BOOKS_YEAR, reading: null, read: [] };

/** `books.yml`: the book that is being read, and the list of those that were. */
export function readBooks(data: DataFile, languages: Languages): Books {
  const { value, report } = data;
  if (value === null) return NO_BOOKS;
  if (!isRecord(value)) {
    const message = `Expected 'reading' and 'read', found ${describeValue(value)}.`;
    report({
      path: [],
      of: 'value',
      code: CODE,
      message,
      hint: 'Write for example: reading: { title: Dune, author: Frank Herbert }',
    });
    return NO_BOOKS;
  }
  reportUnknownKeys(value, ['goal', 'year', 'reading', 'read'], [], (problem) =>
    report({ ...problem, hint: problem.hint ?? 'Remove it.', of: 'key', code: CODE }),
  );
  const { reading = null, read = [] } = value;
  if (read !== null && !Array.isArray(read)) {
    const message = `read: expected a list of books, found ${describeValue(read)}.`;
    report({ path: ['read'], of: 'value', code: CODE, message, hint: 'Start each book with a dash.' });
  }
  const list: unknown[] = Array.isArray(read) ? read : [];
  return {
    goal: readCount(value, 'goal', data) ?? NO_BOOKS.goal,
    year: readCount(value, 'year', data) ?? NO_BOOKS.year,
    reading: reading === null ? null : readBook(reading, ['reading'], data, languages),
    read: list.flatMap((book, index) => readBook(book, ['read', index], data, languages) ?? []),
  };
}

function readCount(
  value: Readonly<Record<string, unknown>>,
  key: 'goal' | 'year',
  { report }: DataFile,
): number | null {
  const count = value[key] ?? null;
  if (count === null || (typeof count === 'number' && Number.isInteger(count) && count > 0)) return count;
  const message = `${key}: expected a whole number above 0, found ${describeValue(count)}.`;
  report({ path: [key], of: 'value', code: CODE, message, hint: 'Write for example: 12' });
  return null;
}

function readBook(
  value: unknown,
  path: readonly (string | number)[],
  { report }: DataFile,
  languages: Languages,
): Book | null {
  if (!isRecord(value)) {
    const message = `${nameOfPath(path)}: expected title and author, found ${describeValue(value)}.`;
    report({
      path,
      of: 'value',
      code: CODE,
      message,
      hint: 'Write for example: { title: Dune, author: Frank Herbert }',
    });
    return null;
  }
  reportUnknownKeys(value, ['title', 'author', 'note', 'lang'], path, (problem) =>
    report({ ...problem, hint: problem.hint ?? 'Remove it.', of: 'key', code: CODE }),
  );
  const reader = readRecord(value, path, CODE, report);
  const title = reader.requiredText('title', languages);
  const author = reader.requiredText('author', languages);
  const lang = reader.text('lang', languages);
  if (title === null || author === null) return null;
  return {
    title,
    author,
    note: reader.text('note', languages),
    lang: lang === languages.locale ? null : lang,
  };
}
