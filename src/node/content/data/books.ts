import type { Books } from '#model/content.ts';
import type { Book } from '#model/page.ts';
import { describeValue } from '../describeValue.ts';
import type { DataFile } from './readDataFile.ts';
import { isRecord, readRecord, reportUnknownKeys } from './readRecord.ts';

const CODE = 'books/invalid-value';

/** `books.yml`: the book that is being read, and the list of those that were. */
export function readBooks(data: DataFile, locale: string): Books {
  const { value, report } = data;
  const none: Books = { reading: null, read: [] };
  if (value === null) return none;
  if (!isRecord(value)) {
    const message = `Expected 'reading' and 'read', found ${describeValue(value)}.`;
    report({
      path: [],
      of: 'value',
      code: CODE,
      message,
      hint: 'Write for example: reading: { title: Dune, author: Frank Herbert }',
    });
    return none;
  }
  reportUnknownKeys(value, ['reading', 'read'], [], (problem) =>
    report({ ...problem, hint: problem.hint ?? 'Remove it.', of: 'key', code: CODE }),
  );
  const { reading = null, read = [] } = value;
  if (read !== null && !Array.isArray(read)) {
    const message = `read: expected a list of books, found ${describeValue(read)}.`;
    report({ path: ['read'], of: 'value', code: CODE, message, hint: 'Start each book with a dash.' });
  }
  const list: unknown[] = Array.isArray(read) ? read : [];
  return {
    reading: reading === null ? null : readBook(reading, ['reading'], data, locale),
    read: list.flatMap((book, index) => readBook(book, ['read', index], data, locale) ?? []),
  };
}

function readBook(
  value: unknown,
  path: readonly (string | number)[],
  { report }: DataFile,
  locale: string,
): Book | null {
  if (!isRecord(value)) {
    const message = `${path.join('.')}: expected title and author, found ${describeValue(value)}.`;
    report({
      path,
      of: 'value',
      code: CODE,
      message,
      hint: 'Write for example: { title: Dune, author: Frank Herbert }',
    });
    return null;
  }
  reportUnknownKeys(value, ['title', 'author', 'note'], path, (problem) =>
    report({ ...problem, hint: problem.hint ?? 'Remove it.', of: 'key', code: CODE }),
  );
  const reader = readRecord(value, path, CODE, report);
  const title = reader.requiredText('title', locale);
  const author = reader.requiredText('author', locale);
  return title === null || author === null ? null : { title, author, note: reader.text('note', locale) };
}
