import { describe, expect, it } from 'vitest';
import { messagesFor } from './messages/messagesFor.ts';
import { pluralIn } from './plural.ts';

describe('pluralIn', () => {
  it('chooses the form of the language', () => {
    const forms = { one: '# file', few: '# pliki', many: '# plików', other: '# files' };
    expect([0, 1, 2, 6].map((count) => pluralIn('en')(count, forms))).toEqual([
      '0 files',
      '1 file',
      '2 files',
      '6 files',
    ]);
    expect([2, 6].map((count) => pluralIn('pl')(count, forms))).toEqual(['2 pliki', '6 plików']);
  });

  it('writes the number as the language does', () => {
    expect(pluralIn('en')(1234, { other: '# posts' })).toBe('1,234 posts');
    expect(pluralIn('id')(1234, { other: '# tulisan' })).toBe('1.234 tulisan');
  });
});

describe('counts in the texts of the site', () => {
  const counts = [0, 1, 2, 6];

  it('are right in English', () => {
    const { postCount, readingTime, booksBeingRead } = messagesFor('en');
    expect(counts.map(postCount)).toEqual(['0 posts', '1 post', '2 posts', '6 posts']);
    expect(counts.map(readingTime)).toEqual(['0 min read', '1 min read', '2 min read', '6 min read']);
    expect(counts.map(booksBeingRead)).toEqual([
      '0 books being read',
      '1 book being read',
      '2 books being read',
      '6 books being read',
    ]);
  });

  it('are right in Indonesian, which has one form', () => {
    const { postCount, readingTime, booksBeingRead } = messagesFor('id');
    expect(counts.map(postCount)).toEqual(['0 tulisan', '1 tulisan', '2 tulisan', '6 tulisan']);
    expect(counts.map(readingTime)).toEqual([0, 1, 2, 6].map((count) => `${count} menit baca`));
    expect(counts.map(booksBeingRead)).toEqual([0, 1, 2, 6].map((count) => `${count} buku sedang dibaca`));
  });

  it('fall back to English in a language without texts', () => {
    expect(messagesFor('fr').postCount(1)).toBe('1 post');
  });
});
