import { expect, it } from 'vitest';
import { isRedirectPath } from './redirectPath.ts';

it('takes paths of this site alone', () => {
  for (const path of [
    '/',
    '/old',
    '/old/',
    '/a/b.html',
    '/café 1',
    '/.well-known/x',
    '/a.b',
    '/a%3Fb',
    '/100%',
  ])
    expect(isRedirectPath(path), path).toBe(true);
  for (const path of [
    '',
    'old',
    '//host',
    '/a//b',
    '/a?b',
    '/a#b',
    '/a\\b',
    '/../a',
    '/./a',
    '/.git',
    '/a\n',
    '/%2e%2e/%2e%2e/etc',
    '/a%2F%2e%2e/b',
    '/n%00l',
    '/a%5cb',
    '/a%2Fb',
    '/a/*',
    '/:id',
  ])
    expect(isRedirectPath(path), path).toBe(false);
});
