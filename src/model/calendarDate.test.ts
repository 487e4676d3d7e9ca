import { expect, it } from 'vitest';
import { formatCalendarDate, parseCalendarDate, yearOf } from './calendarDate.ts';

it.each(['2021-01-05', '2020-02-29', '1999-12-31'])('%s is a day', (text) => {
  expect(parseCalendarDate(text)).toBe(text);
});

it.each(['2022-13-45', '2017-02-29', '2021-00-10', '2021-04-31', '2021-1-5', '5 January 2021', ''])(
  '%s is none',
  (text) => {
    expect(parseCalendarDate(text)).toBeNull();
  },
);

it('is written in the language of the reader', () => {
  const id = { htmlLang: 'id', calendar: 'gregory' };
  const en = { ...id, htmlLang: 'en' };
  expect(formatCalendarDate('2021-01-05', id)).toBe('5 Januari 2021');
  expect(formatCalendarDate('2021-01-05', en)).toBe('January 5, 2021');
  expect(formatCalendarDate('2021-01-05', id, { hasYear: false })).toBe('5 Januari');
  expect(formatCalendarDate('2021-01-05', en, { hasYear: false })).toBe('January 5');
});

it('has a year', () => {
  expect(yearOf('2021-01-05')).toBe(2021);
});
