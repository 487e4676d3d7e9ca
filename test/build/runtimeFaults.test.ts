import { afterEach, beforeEach, expect, it } from 'vitest';
import { formatDiagnostic, isError } from '#model/diagnostic.ts';
import { buildForDiagnostics, makeFolder, removeFolder, SMALL_SITE, writeTree } from './lontar.ts';

let folder: string;

beforeEach(() => {
  folder = makeFolder();
});
afterEach(() => removeFolder(folder));

it('a component that cannot be shown is a fault where it stands, with a hint that speaks of it', async () => {
  const good = '<Tabs>\n  <TabItem value="a">A</TabItem>\n</Tabs>\n\n';
  writeTree(folder, {
    ...SMALL_SITE,
    'content/pages/image.mdx': `${good}<ThemedImage alt="x" />\n`,
    'content/pages/tabs.mdx': `Para {1}.\n\n${good}Text.\n\n<Tabs>text</Tabs>\n`,
    'content/pages/toc.mdx': `${good}<TOCInline toc={5} />\n\n{1}\n`,
  });
  const { diagnostics } = await buildForDiagnostics(folder);
  // The theme is minified, and with it the names in what it throws.
  const faults = diagnostics.map((fault) => formatDiagnostic(fault).replace(/\w+\?\.map/, 'toc?.map'));
  expect(faults).toEqual([
    "content/pages/image.mdx:5:1: error: Running this text failed with Error: `<ThemedImage>` needs `sources` with a `light` and a `dark` picture.\n  hint: Write `sources={{ light: '/img/light.png', dark: '/img/dark.png' }}`.",
    'content/pages/tabs.mdx:9:7: error: Running this text failed with Error: Every child of `<Tabs>` has to be a `<TabItem>` with a `value`.\n  hint: Write `<TabItem value="one" label="One">…</TabItem>` around the text of each tab.',
    'content/pages/toc.mdx:5:1: error: Running this text failed with TypeError: toc?.map is not a function\n  hint: Look at what `<TOCInline>` is given: its properties and its text.',
  ]);
});

it('all faults of a text are named together, missing pictures and broken links too', async () => {
  writeTree(folder, {
    ...SMALL_SITE,
    'content/pages/all.mdx':
      'x {undefinedVar} y\n\nz {foo.bar.baz}\n\n![](./no.png) ![a](/no.png)\n\n<Unknown/>\n\n[no](/no)\n',
    'content/pages/syntax.mdx': 'A stray { here.\n\n[no](/no) ![](./no.png)\n\n<video src="no.mp4" />\n',
    'content/pages/tabs.mdx': '<Tabs>\n\n<TabItem>a</TabItem>\n\n</Tabs>\n\n{other}\n\n<Tabs>text</Tabs>\n',
    'content/pages/other.mdx': 'A [link](/all#nowhere) to a text that fails says nothing of its anchors.\n',
  });
  const { diagnostics } = await buildForDiagnostics(folder);
  const faults = diagnostics.filter(isError).map(({ file, line, column, message }) => {
    const name = /`(\w+)`|(\w+) is not|'([^']+)'/.exec(message)?.slice(1).find(Boolean);
    return `${file}:${line}:${column} ${name}`;
  });
  expect(faults.toSorted()).toEqual([
    'content/pages/all.mdx:1:4 undefinedVar',
    'content/pages/all.mdx:3:4 foo',
    'content/pages/all.mdx:5:20 /no.png',
    'content/pages/all.mdx:5:5 ./no.png',
    'content/pages/all.mdx:7:1 Unknown',
    'content/pages/all.mdx:9:6 /no',
    'content/pages/syntax.mdx:1:9 undefined',
    'content/pages/syntax.mdx:3:15 ./no.png',
    'content/pages/syntax.mdx:3:6 /no',
    'content/pages/syntax.mdx:5:13 no.mp4',
    'content/pages/tabs.mdx:3:1 value',
    'content/pages/tabs.mdx:7:2 other',
    'content/pages/tabs.mdx:9:7 value',
  ]);
});
