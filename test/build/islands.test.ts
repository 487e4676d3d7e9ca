import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, watch } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { buildForDiagnostics, siteBuiltOnce, SMALL_SITE, writeTree } from './lontar.ts';

const PAGE = 'content/pages/islands.mdx';
const ISLAND = 'export function Chart({ points }: { points: number[] }) { return <b>{points.length}</b>; }\n';

const folder = siteBuiltOnce({ ...SMALL_SITE, 'islands/Chart.tsx': ISLAND });

/** Builds the small site, which has an island, with a text and what else is given; returns its faults. */
async function faultsOf(text: string, files: Readonly<Record<string, string>> = {}) {
  writeTree(folder, { [PAGE]: `---\ntitle: Islands\n---\n\n${text}\n`, ...files });
  return (await buildForDiagnostics(folder)).diagnostics;
}

function shownPage(): string {
  return readFileSync(join(folder, 'dist/islands/index.html'), 'utf8');
}

describe('an island', () => {
  it('is usable in any text without an import', async () => {
    expect(await faultsOf('<Chart points={[1, 2]} />')).toEqual([]);
  });

  it('comes with a bundle that other users of this machine may read', async () => {
    const bundles = fileURLToPath(new URL('../../node_modules/.cache/lontar/client', import.meta.url));
    const finished = () =>
      (existsSync(bundles) ? readdirSync(bundles) : []).filter((name) => !name.includes('.'));
    const before = new Set(finished());
    const island = `${ISLAND}// ${folder}\n`;
    expect(await faultsOf('<Chart points={[1, 2]} />', { 'islands/Chart.tsx': island })).toEqual([]);
    const made = finished().filter((name) => !before.has(name));
    expect(made).not.toEqual([]);
    for (const name of made)
      expect(statSync(join(bundles, name)).mode & 0o777, name).toBe(statSync(bundles).mode & 0o777);
  });

  it('takes only what JSON can carry, and a fault names the property and its place', async () => {
    const text = 'A <Chart points={[1]} /> first.\n\n<Chart\n  points={[1]}\n  onPick={() => 1}\n/>';
    const [fault, ...others] = await faultsOf(text);
    expect(fault).toMatchObject({ file: PAGE, line: 9, column: 3, code: 'mdx/island-property' });
    expect(fault?.message).toContain('`onPick` of the island `Chart` is a function');
    expect(others).toEqual([]);
  });

  it('that throws at build is a fault at the place of its use', async () => {
    const [fault] = await faultsOf('<Chart points={[]} />\n\n<Chart label="no points" />');
    expect(fault).toMatchObject({ file: PAGE, line: 7, column: 1, code: 'mdx/island' });
    expect(fault?.message).toContain("TypeError: Cannot read properties of undefined (reading 'length')");
  });

  it('too large for a line of text is a fault', async () => {
    const block = ISLAND.replaceAll('b>', 'div>');
    const [fault] = await faultsOf('Words and <Chart points={[]} /> more words.', {
      'islands/Chart.tsx': block,
    });
    expect(fault).toMatchObject({ file: PAGE, line: 5, column: 11, code: 'mdx/island' });
  });

  it('that is misspelt in a text is named as the likeliest meaning', async () => {
    const [fault] = await faultsOf('<Chrat points={[]} />');
    expect(fault).toMatchObject({ file: PAGE, line: 5, code: 'mdx/runtime-error' });
    expect(fault?.hint).toContain('Did you mean `Chart`?');
  });

  it('that is saved while it is bundled is not found later in the place of what it was', async () => {
    // Words that no earlier bundle has.
    const words = (state: string): string => `${state} words of ${basename(folder)}`;
    const island = (state: string) => ({
      'islands/Chart.tsx': `export function Chart() { return <b>${words(state)}</b>; }\n`,
    });
    const bundles = fileURLToPath(new URL('../../node_modules/.cache/lontar/client', import.meta.url));
    mkdirSync(bundles, { recursive: true });
    // A bundle begins with a folder of its own, named by what it is made of.
    const saved = watch(bundles, () => writeTree(folder, island('new')));
    expect(await faultsOf('<Chart />', island('old'))).toEqual([]);
    saved.close();
    expect(shownPage()).toContain(words('new'));
    expect(await faultsOf('<Chart />', island('old'))).toEqual([]);
    expect(shownPage()).toContain(words('old'));
  });
});

describe('a file of the islands folder', () => {
  const broken: readonly (readonly [string, string, string, object])[] = [
    ['with a bad name', 'my-chart.tsx', ISLAND, { line: 1, code: 'island/name' }],
    ['named like a standard component', 'Tabs.tsx', ISLAND, { line: 1, code: 'island/standard-name' }],
    ['without the export', 'Graph.tsx', 'export const Other = 1;\n', { line: 1, code: 'island/export' }],
    ['with a syntax error', 'Graph.tsx', '\nexport const = 1;\n', { line: 2, code: 'island/syntax' }],
    [
      'that imports what lies outside',
      'Graph.tsx',
      "\nimport '../content/blog/authors.yml';\nexport function Graph() { return null; }\n",
      { line: 2, code: 'island/import' },
    ],
    [
      'that imports what is not there',
      'Graph.tsx',
      "import { x } from './nowhere.ts';\nexport function Graph() { return x; }\n",
      {
        line: 1,
        column: 19,
        code: 'island/missing',
        hint: expect.stringContaining('Check the path') as string,
      },
    ],
    [
      'that imports a package that is not installed',
      'Graph.tsx',
      "// import x from 'x-missing';\nimport x from 'x-missing';\nexport function Graph() { return x; }\n",
      {
        line: 2,
        column: 15,
        code: 'island/missing',
        hint: expect.stringContaining("`npm install x-missing` in the site's folder") as string,
      },
    ],
    [
      'that imports a part of Docusaurus',
      'Graph.tsx',
      'import Link from \'@docusaurus/Link\';\nexport function Graph() { return <Link to="/">A</Link>; }\n',
      { line: 1, column: 18, code: 'island/missing', hint: expect.stringContaining('`<a href') as string },
    ],
    [
      'that imports late what is not installed',
      'Graph.tsx',
      "export function Graph() { return null; }\nexport const late = () => import('@scope/x-missing/part');\n",
      {
        line: 2,
        column: 34,
        code: 'island/missing',
        hint: expect.stringContaining('`npm install @scope/x-missing`') as string,
      },
    ],
  ];
  it.each(broken)('%s is a fault with its place', async (_what, name, text, expected) => {
    const faults = await faultsOf('Words.', { [`islands/${name}`]: text });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ file: `islands/${name}`, severity: 'error', ...expected });
  });

  it('and those that it imports tell of everything that is not there, all together', async () => {
    const faults = await faultsOf('Words.', {
      'islands/Graph.tsx':
        "import a from 'a-missing';\nimport b from './b-missing.ts';\nimport './parts/graph.ts';\n" +
        'export function Graph() { return a + b; }\n',
      'islands/parts/graph.ts': "\nexport * from 'c-missing';\n",
    });
    expect(faults.map(({ file, line, column }) => `${file}:${line}:${column}`).toSorted()).toEqual([
      'islands/Graph.tsx:1:15',
      'islands/Graph.tsx:2:15',
      'islands/parts/graph.ts:2:15',
    ]);
  });

  const styles: readonly (readonly [string, string])[] = [
    ['islands/graph.css', '\n.a { color: red; }\n.b { color blue; }\n'],
    ['islands/part.css', '\n\n.b { color blue; }\n'],
  ];
  it.each(styles)('whose style sheet is wrong is a fault at that place (%s)', async (file, text) => {
    const faults = await faultsOf('Words.', {
      'islands/Graph.tsx': "import './graph.css';\nexport function Graph() { return null; }\n",
      'islands/graph.css': '@import "./part.css";\n',
      'islands/part.css': '.a { color: red; }\n',
      [file]: text,
    });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ file, line: 3, column: 11, code: 'island/syntax' });
  });

  it('whose style sheet imports what is not there is a fault at that place', async () => {
    const faults = await faultsOf('Words.', {
      'islands/Graph.tsx': "import './graph.css';\nexport function Graph() { return null; }\n",
      'islands/graph.css': '\n@import "./x-missing.css";\n',
    });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ file: 'islands/graph.css', line: 2, column: 9 });
    expect(faults[0]?.message).toContain('x-missing.css');
  });

  it('that uses a package of the site which lacks another names the place in it', async () => {
    const [fault, ...others] = await faultsOf('Words.', {
      'islands/Graph.tsx': "import { y } from 'whole';\nexport function Graph() { return y; }\n",
      'node_modules/whole/package.json': '{ "name": "whole", "type": "module", "main": "index.js" }',
      'node_modules/whole/index.js': "\nexport { y } from 'peer-missing';\n",
    });
    expect(fault).toMatchObject({ file: 'node_modules/whole/index.js', line: 2, column: 19 });
    expect(fault?.hint).toContain('`npm install peer-missing`');
    expect(others).toEqual([]);
  });

  it('that is none and lies below it does no harm', async () => {
    const faults = await faultsOf('<Chart points={[1]} />', {
      'islands/parts/helper-part.tsx': 'export const part = <i>part</i>;\n',
      'islands/Chart.test.tsx': 'not even code',
      'islands/notes.md': 'Words.',
    });
    expect(faults).toEqual([]);
  });
});
