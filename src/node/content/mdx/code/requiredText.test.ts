import { describe, expect, it } from 'vitest';
import { charactersOf, requiredText } from './requiredText.ts';

describe('requiredText', () => {
  it.each([
    ['import', 'import', ['import']],
    ['\\b(export)\\s+(default)\\b', 'exportdefault', ['default']],
    ['ab?c*d+e{0,2}f{2}', 'adf', ['a']],
    ['(?:abc|abd)', 'ab', ['abc', 'abd']],
    ['<=|>=|[<>]', '', ['<=', '>=', '<', '>']],
    ['(?:abc)?d', 'd', ['d']],
    ['a(?=bc)(?!de)(?<=f)(?<!g)', 'abcf', ['bc']],
    ['[abc]\\.[^]d]\\[', '.[', ['.']],
    ['[-%*+/]', '', ['-', '%', '*', '+', '/']],
    ['[\\&^|~]', '', ['&', '^', '|', '~']],
    ['[+-/]', '', []],
    ['[^+]', '', []],
    ['[+]?', '', []],
    ['[[:alpha:]&&[^x]]y', 'y', ['y']],
    ['(?<name>q)\\k<name>', 'q', ['q']],
    ['\\x41\\x{42}\\u0043\\p{L}\\d;', ';', [';']],
    ['a|', '', []],
    ['(?#x)y', 'y', ['y']],
    ['{', '{', ['{']],
    ['x{', 'x{', ['x{']],
    ['a{2}?b', 'b', ['b']],
    ['a+?b++', 'ab', ['a']],
    ['\u{1F600}?x', 'x', ['x']],
  ])('of %s', (pattern, characters, literals) => {
    expect(requiredText(pattern)).toEqual({ characters: charactersOf(characters), literals });
  });

  it.each(['(?i)abc', '(?i:a)bc', '(?x) a # b', '(?~abc)', '(abc', 'abc)', '[abc', '\\cAb', '(?(1)a|b)'])(
    'is nothing where %s is not understood',
    (pattern) => {
      expect(requiredText(pattern)).toEqual({ characters: [0, 0, 0], literals: [] });
    },
  );
});
