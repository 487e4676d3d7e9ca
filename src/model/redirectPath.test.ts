import { expect, it } from 'vitest';
import { isRedirectPath } from './redirectPath.ts';

it('takes paths of this site alone', () => {
  for (const path of ['/', '/old', '/old/', '/a/b.html', '/café 1', '/.well-known/x', '/a.b'])
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
  ])
    expect(isRedirectPath(path), path).toBe(false);
});
