import { beforeAll, describe, expect, it } from 'vitest';
import { codeBlock } from './codeBlock.ts';
import { prepareHighlighter } from './highlighter.ts';

function block(code: string, lang: string | null = null, meta: string | null = null): string {
  return codeBlock({ code, lang, meta, locale: 'en' });
}

/** What stands between the tags of the code. */
function inner(html: string): string {
  return /<code>([\s\S]*)<\/code>/.exec(html)?.[1] ?? '';
}

// Loading is slow on a busy machine.
beforeAll(() => prepareHighlighter(new Set(['ts', 'sh', 'yml', 'nobody-knows'])), 60_000);

describe('codeBlock', () => {
  it('is a figure with focusable code, its language named', () => {
    expect(block('a', 'nobody-knows')).toBe(
      '<figure class="code-block" data-lang="nobody-knows"><pre tabindex="0"><code>a</code></pre></figure>',
    );
    expect(block('a', 'Mermaid')).toContain('data-lang="mermaid"');
    expect(block('a')).toBe('<figure class="code-block"><pre tabindex="0"><code>a</code></pre></figure>');
  });

  it('escapes code, language and title', () => {
    expect(block('<b a="&">', '"><x', 'title="<i>&"')).toBe(
      '<figure class="code-block" data-lang="&quot;&gt;&lt;x"><figcaption>&lt;i&gt;&amp;</figcaption>' +
        '<pre tabindex="0"><code>&lt;b a="&amp;"&gt;</code></pre></figure>',
    );
  });

  it('colours by classes, aliases included, and never by inline styles', () => {
    const html = block('const a = "b";', 'ts');
    expect(inner(html)).toBe(
      '<span class="k2">const</span> <span class="k3">a</span> <span class="k2">=</span> <span class="k7">"b"</span>;',
    );
    expect(inner(block('echo $A', 'sh'))).toContain('<span class="k');
    expect(inner(block('a: 1', 'yml'))).toContain('<span class="k');
    expect(html).not.toContain('style=');
  });

  it('reads titles in all forms and ignores unknown meta', () => {
    expect(block('a', null, 'title="A b.ts"')).toContain('<figcaption>A b.ts</figcaption>');
    expect(block('a', null, "live title='c' name=x")).toContain('<figcaption>c</figcaption>');
    expect(block('a', null, 'npm2yarn title=/src/d.js')).toContain('<figcaption>/src/d.js</figcaption>');
    expect(block('a', null, 'name=x npm2yarn live icon="{1}" {bad} subtitle=no')).toBe(block('a'));
  });

  it('marks the lines of a range', () => {
    expect(inner(block('1\n2\n3\n4\n5', null, '{1,3-4}'))).toBe(
      '<span class="line highlight">1</span>\n2\n<span class="line highlight">3</span>\n<span class="line highlight">4</span>\n5',
    );
  });

  it.each([
    ['// highlight-next-line', 'highlight'],
    ['# highlight-next-line', 'highlight'],
    ['/* error-next-line */', 'error'],
    ['{/* highlight-next-line */}', 'highlight'],
    ['<!-- add-next-line -->', 'add'],
    ['-- remove-next-line', 'remove'],
    ['  // [!code highlight]', 'highlight'],
  ])('takes %s out and marks the line after it', (comment, mark) => {
    expect(inner(block(`a\n${comment}\nb\nc`))).toBe(`a\n<span class="line ${mark}">b</span>\nc`);
  });

  it('marks from a start to an end', () => {
    expect(inner(block('a\n// highlight-start\nb\n\n// highlight-end\nc'))).toBe(
      'a\n<span class="line highlight">b</span>\n<span class="line highlight"></span>\nc',
    );
  });

  it('marks added and removed lines by notes at their end', () => {
    expect(inner(block('a // [!code --]\nb # [!code ++]\nc <!-- [!code error] -->'))).toBe(
      '<span class="line remove">a</span>\n<span class="line add">b</span>\n<span class="line error">c</span>',
    );
    expect(inner(block('// [!code highlight:2]\na\nb\nc'))).toBe(
      '<span class="line highlight">a</span>\n<span class="line highlight">b</span>\nc',
    );
  });

  it('leaves code that only resembles a mark alone', () => {
    const code = 'const x = "highlight-next-line";\na -- start\n# highlight-nothing';
    expect(inner(block(code))).toBe(code);
  });

  it('numbers lines, from any number on', () => {
    expect(inner(block('a\nb', null, 'showLineNumbers'))).toBe(
      '<span class="line" data-n="1">a</span>\n<span class="line" data-n="2">b</span>',
    );
    expect(inner(block('a\nb', null, 'showLineNumbers=5 {2}'))).toBe(
      '<span class="line" data-n="5">a</span>\n<span class="line highlight" data-n="6">b</span>',
    );
  });

  it('marks the lines of a diff', () => {
    expect(inner(block('--- a\n+++ b\n@@ -1 +1 @@\n-old\n+new\n same', 'diff'))).toBe(
      '--- a\n+++ b\n@@ -1 +1 @@\n<span class="line remove">-old</span>\n<span class="line add">+new</span>\n same',
    );
  });

  it('shows huge blocks and lines without colours', () => {
    expect(inner(block('let a;\n'.repeat(40_000), 'ts'))).not.toContain('<span');
    expect(inner(block(`let a = "${'x'.repeat(30_000)}";`, 'ts'))).not.toContain('<span');
  });
});
