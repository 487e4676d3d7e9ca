import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { bundledLanguages } from 'shiki/langs';
import { describe, expect, it } from 'vitest';
import { isPlainLine, plainRegExp } from './plainRegExp.ts';

const LINES = [
  'export const list = [1, 2.5e3].map((n) => `${n}-${a?.b ?? "c"}`); // note',
  "  if (!(await get<string>({ a: 'b' }, (x) => x))) return /a[/]b/gi;",
  'for name in "$@"; do echo "${name%.*}" | grep -c \'^x\' >&2 && exit $((1 + 2)); done',
  '  - key: "value" # comment',
  '\tpublic static void main(String[] args) throws Error {',
  '#include <a.h> @media (min-width: 30em) { a:hover, .b > c::after { color: #fff } }',
  'func (s *Server) Serve(ctx context.Context) (int, error) { ch <- 0x1F }',
  '    async def run(self, x: int = 0, **kwargs) -> "str": return f"{x!r:>10}" + b\'\\x00\'',
  "SELECT a.id, COUNT(*) FROM t WHERE name LIKE '%x_%' -- end",
  '<p class="a" data-b=1>&amp; {{ c | d }}<br/></p> <?php echo $x; ?>',
  '',
].flatMap((line) => [line, `${line}\n`]);
const PLACES = LINES.flatMap((line) =>
  [0, 1, 9, 24].map((from) => [line, Math.min(from, line.length)] as const),
);

describe('plainRegExp', () => {
  it.each([
    ['[$_[:alpha:]][^]\\h]', '[$_A-Za-z][^\\]0-9A-Fa-f]'],
    ['(a)(?<name>b)(?:c)', '(?:a)(?:b)(?:c)'],
    ['^\\A.$\\z', '^^[^\\n](?![^\\n])$'],
    ['[\\t ]*+a++', '[\\t ]*(?![\\t ])a+(?!a)'],
    ['a{,2}{', 'a{0,2}\\{'],
    ['\\p{upper}\\.\\/', '[A-Z]\\.\\/'],
    ['(?i)a|b', 'a|b'],
    ['\\Gab', 'ab'],
  ])('writes %s as JavaScript', (pattern, source) => {
    expect(plainRegExp(pattern)?.search.source).toBe(source);
  });

  it.each([
    ...[
      '(a)\\1',
      '(?<a>b)\\k<a>',
      '(?>a)',
      '(?:ab)*+',
      '(?i:a)',
      '(?x) a',
      '(?~a)',
      'a(?=\\G)',
      'a(?<=\\G|b)',
      '(?:(?<=\\G|b)a)+',
      '\\Ga|b',
      '\\Ka',
    ],
    ...[
      '(?:a*)*',
      '(a?)?',
      '(?:^)+',
      'a{2}?',
      'a{2}+',
      'a+{0,1}',
      '(?<=a).*',
      '(?!a)(.+)',
      '*a',
      '(a',
      'a)',
      '[a',
    ],
    ...[
      '[a&&b]',
      '[a[b]]',
      '[a-\\d]',
      '[[:punct:]]',
      '\\p{S}',
      '\\x{41}',
      '\\xFF',
      '\\R',
      '\\e',
      '\u{1F600}',
      '(?i)ß',
    ],
  ])('does not write %s', (pattern) => {
    expect(plainRegExp(pattern)).toBeNull();
  });

  it('knows where groups differ from those of Oniguruma', () => {
    expect(plainRegExp('(a(b))+')).toMatchObject({ captures: /(a(b))+/dy, doubtful: [] });
    expect(plainRegExp('(a|(b))+')).toMatchObject({ captures: /(a|(b))+/dy, doubtful: [1] });
    expect(plainRegExp('(?:a|(b))+')).toMatchObject({ groupCount: 1, captures: null });
    expect(plainRegExp('(?<=(a))b')).toMatchObject({ groupCount: 1, captures: null });
    expect(plainRegExp('a')).toMatchObject({ groupCount: 0, captures: null });
  });

  it('finds what stands where the search begins, or behind what may stand there instead', async () => {
    const engine = await createOnigurumaEngine(import('shiki/wasm'));
    const scanner = engine.createScanner(['(?<!b)(?<=\\G|["a])(\\w)']);
    const plain = plainRegExp('(?<!b)(?<=\\G|["a])(\\w)');
    for (const [from, start] of [0, 1, 3, 3].entries()) {
      expect(plain && search(plain, 'xbax', from)?.[0]).toEqual([start, start + 1]);
      expect(scanner.findNextMatchSync('xbax', from, 0)?.captureIndices[0]).toMatchObject({ start });
    }
    expect(plainRegExp('a')?.searchAtStart).toBeNull();
  });

  it.each(['typescript', 'bash', 'yaml', 'css', 'python', 'go', 'sql', 'php'] as const)(
    'finds what Oniguruma finds with the patterns of %s',
    async (language) => {
      const engine = await createOnigurumaEngine(import('shiki/wasm'));
      const differences: string[] = [];
      for (const pattern of patternsOf((await bundledLanguages[language]()).default)) {
        const plain = plainRegExp(pattern);
        if (plain === null) continue;
        const scanner = engine.createScanner([pattern]);
        for (const [line, from] of PLACES) {
          const theirs = scanner.findNextMatchSync(line, from, 0)?.captureIndices;
          const ours = search(plain, line, from);
          const expected = theirs?.slice(0, ours?.length).map(({ start, end }) => [start, end]);
          if (String(ours) !== String(expected)) differences.push(`${pattern} in ${line} from ${from}`);
        }
        scanner.dispose?.();
      }
      expect(differences).toEqual([]);
    },
    60_000,
  );
});

describe('isPlainLine', () => {
  it('is true for ASCII with a line break at most at its end', () => {
    expect(['', '\n', 'a\tb', 'a\r\n', '\x7F'].map(isPlainLine)).toEqual([true, true, true, true, true]);
    expect(['é', 'a\nb', '\n\n', '\u2028', '\u{1F600}'].map(isPlainLine)).not.toContain(true);
  });
});

/** The match and its groups, without groups that may differ. */
function search(
  { search: seek, searchAtStart, captures, doubtful }: NonNullable<ReturnType<typeof plainRegExp>>,
  line: string,
  from: number,
): number[][] | undefined {
  seek.lastIndex = from;
  if (searchAtStart !== null) searchAtStart.lastIndex = from;
  const match = searchAtStart?.exec(line) ?? seek.exec(line);
  if (match === null) return undefined;
  const whole = [match.index, match.index + match[0].length];
  if (captures === null) return [whole];
  captures.lastIndex = match.index;
  const groups = [...(captures.exec(line)?.indices ?? [])];
  if (doubtful.some((group) => groups[group] !== undefined)) return [whole];
  return groups.map((group) => group ?? [0xffff_ffff, 0xffff_ffff]);
}

function patternsOf(value: unknown): Set<string> {
  const found = new Set<string>();
  JSON.stringify(value, (key, inner: unknown) => {
    if (typeof inner === 'string' && ['match', 'begin', 'end', 'while'].includes(key)) found.add(inner);
    return inner;
  });
  return found;
}
