import { describe, expect, it } from 'vitest';
import type { Text } from '#model/site.ts';
import { findSuccessors, type CurrentText } from './findSuccessors.ts';

/** As far as it is looked at. */
function fresh(path: string, title: string, isClaimed = false): CurrentText {
  const text = { path, title, entry: { file: `content/blog${path}/index.mdx` } } as Text;
  return { text, isFresh: true, isClaimed };
}

function successors(
  gone: Readonly<Record<string, string>>,
  texts: readonly CurrentText[],
): [string, string][] {
  const pages = Object.entries(gone).map(([path, title]) => ({
    path,
    was: { title, source: `content/blog${path}/index.mdx`, anchors: [] },
  }));
  return [...findSuccessors(pages, texts)].map(([path, text]) => [path, text.path]);
}

describe('the text that took the place of a page', () => {
  it.each([
    ['has its title', ['/a', 'A walk'], ['/on-walking', 'A walk']],
    ['has its slug', ['/2021/walk', 'Old'], ['/walk', 'Another name']],
    ['has a similar slug', ['/first-steps', 'Old'], ['/first-step', 'Another name']],
    ['has a similar title', ['/a', 'A walk in the rain'], ['/rain', 'A walk in rain']],
  ] satisfies [string, [string, string], [string, string]][])('%s', (_, [path, title], now) => {
    expect(successors({ [path]: title }, [fresh('/x', 'X'), fresh(...now)])).toEqual([[path, now[0]]]);
  });

  it('is not any that is new', () => {
    expect(successors({ '/two': 'Two' }, [fresh('/uno', 'Uno')])).toEqual([]);
    expect(successors({ '/cat': 'Cat' }, [fresh('/car', 'Car')])).toEqual([]);
  });

  it('is the one of its file, even at an address that was published before', () => {
    const known = { ...fresh('/b', 'B'), isFresh: false };
    const was = { title: 'A', source: known.text.entry.file, anchors: [] };
    expect(findSuccessors([{ path: '/a', was }], [known])).toEqual(new Map([['/a', known.text]]));
    expect(successors({ '/a': 'B' }, [known])).toEqual([]);
  });

  it('is not one that another page has moved to, unless it is the same text', () => {
    expect(successors({ '/part-two': 'B' }, [fresh('/part-twos', 'A', true)])).toEqual([]);
    expect(successors({ '/b': 'A walk' }, [fresh('/c', 'A walk', true)])).toEqual([['/b', '/c']]);
  });

  it('is the one of the page that it is most like, and of none where several are', () => {
    const texts = [fresh('/part-three', 'Third')];
    expect(successors({ '/part-thre': 'A', '/old': 'Third' }, texts)).toEqual([['/old', '/part-three']]);
    expect(successors({ '/part-thre': 'A', '/part-tree': 'B' }, texts)).toEqual([]);
  });
});
