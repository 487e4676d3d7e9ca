import { expect, it } from 'vitest';
import { neededFiles } from './neededFiles.ts';

it('a page needs what it names, and the scripts', () => {
  const files = [
    { href: '/assets/entry-1.js' },
    { href: '/assets/img/a-1.svg' },
    { href: '/assets/img/b-1.svg' },
    { href: '/search-index/en.txt' },
  ];
  expect(neededFiles('<img src="/assets/img/a-1.svg">', files)).toEqual([files[0], files[1]]);
});

it('only a page with a diagram needs what draws it', () => {
  const files = ['page-1.js', 'frame-1.html', 'mermaid-1.js'].map((name) => ({
    href: `/sub/assets/diagrams/${name}`,
  }));
  expect(neededFiles('<p>data-lang="mermaid"</p>', files)).toEqual([]);
  expect(neededFiles('<figure class="code-block" data-lang="mermaid">', files)).toEqual(files);
});
