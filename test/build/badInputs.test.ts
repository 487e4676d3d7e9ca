import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { badInputs, GOOD_FILES } from '../badInputs.ts';
import {
  buildForDiagnostics,
  copyFolder,
  hashTree,
  makeFolder,
  removeFolder,
  runLontar,
  writeTree,
} from './lontar.ts';

let site: string;

beforeEach(() => {
  site = makeFolder();
  writeTree(site, GOOD_FILES);
});
afterEach(() => removeFolder(site));

describe('bad input gets a clear error and leaves what was good', () => {
  const good = makeFolder();

  beforeAll(async () => {
    writeTree(good, GOOD_FILES);
    expect((await runLontar(['build', '--site', good])).code).toBe(0);
  });
  afterAll(() => removeFolder(good));

  it('has at least 60 kinds of it', () => {
    expect(badInputs.length).toBeGreaterThanOrEqual(60);
  });

  it.concurrent.each(badInputs)('$stage: $name', async ({ files, expect: wanted }) => {
    const folder = makeFolder();
    try {
      copyFolder(good, folder);
      const before = hashTree(join(folder, 'dist'));
      writeTree(folder, files);
      const { code, diagnostics } = await buildForDiagnostics(folder);
      const found = diagnostics.filter((diagnostic) => diagnostic.code === wanted.code);
      expect(
        found.map(({ file, line, severity }) => ({ file, line, severity })),
        JSON.stringify(diagnostics, null, 1),
      ).toContainEqual({
        file: wanted.file,
        line: wanted.line,
        severity: wanted.severity,
      });
      const fault = found.find(({ file, line }) => file === wanted.file && line === wanted.line);
      if (wanted.column !== undefined) expect(fault?.column).toBe(wanted.column);
      if (wanted.severity === 'error') expect(fault?.hint, 'an error says how to mend it').toBeTruthy();
      if (wanted.hintIncludes !== undefined) expect(fault?.hint).toContain(wanted.hintIncludes);
      const isFatal = diagnostics.some(({ severity }) => severity === 'error');
      expect(code).toBe(isFatal ? 1 : 0);
      if (isFatal) expect(hashTree(join(folder, 'dist')), 'the output is as it was').toEqual(before);
    } finally {
      removeFolder(folder);
    }
  });
});

it('front matter never runs code', async () => {
  const proof = join(site, 'proof.txt');
  const write = `require("node:fs").writeFileSync(${JSON.stringify(proof)}, "ran")`;
  writeTree(site, {
    'content/blog/js/index.mdx': `---js\n{ title: ${write} }\n---\n\nText.\n`,
    'content/blog/javascript/index.mdx': `---javascript\nmodule.exports = { title: ${write} }\n---\n\nText.\n`,
    'content/blog/yaml/index.mdx': `---\ntitle: !!js/function 'function () { ${write} }'\ndate: 2021-02-03\n---\n\nText.\n`,
  });
  const { code, diagnostics } = await buildForDiagnostics(site);
  expect(code).toBe(1);
  expect(new Set(diagnostics.map(({ file }) => file)).size).toBe(3);
  expect(existsSync(proof)).toBe(false);
});

it('a fault above a text hides none in it', async () => {
  const body =
    'A {{stray} brace.\n\nA { b.\n\n![m](missing.png)\n\n[x](/nowhere)\n\n<Unknown />\n\n[to another](/undated)\n';
  const good = body.replace('{{stray}', 'x').replace('A { b', 'x');
  writeTree(site, {
    'content/blog/date/index.mdx': `---\ntitle: A\ndate: 05/10/2022\n---\n\n${body}`,
    'content/blog/undated/index.mdx': `---\ntitle: A\n---\n\n${good}`,
    'content/blog/yaml/index.mdx': `---\ntitle: A: b\nformat: mdx\n---\n\n${good}`,
    'content/blog/yaml-draft/index.mdx': `---\ntitle: A: b\ndraft: true\n---\n\n${body}`,
    'content/blog/plain/index.mdx': '---\ntitle: A: b\nformat: md\n---\n\nA { b.\n',
    'content/blog/values/index.mdx': '---\ntitle: A: b\n---\n\n{frontMatter.tags.length}\n',
    'content/blog/draft/index.mdx': `---\ntitle: A\ndate: 05/10/2022\ndraft: true\n---\n\n${body}`,
    'content/blog/twins/index.mdx': '---\ntitle: A: b\ndate: 2021-02-03\n---\n\nText.\n',
    'content/blog/twins/index.id.mdx': '---\ntitle: B\n---\n\nTeks { x.\n',
    'content/blog/links/index.mdx':
      '---\ntitle: A\ndate: 2021-02-03\n---\n\n[a](/date) [b](/undated) [c](/yaml) [d](../date/index.mdx)\n',
    'site.config.json': '{ "locales": ["en", "id"] }',
  });
  for (const command of ['build', 'check'] as const) {
    const { diagnostics } = await buildForDiagnostics(site, command);
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    expect(
      errors.map(({ file, line, code }) => `${file.split('/').slice(2).join('/')}:${line} ${code}`),
    ).toEqual([
      'date/index.mdx:3 front-matter/invalid-date',
      'date/index.mdx:6 mdx/unclosed-brace',
      'date/index.mdx:8 mdx/unclosed-brace',
      'draft/index.mdx:3 front-matter/invalid-date',
      'plain/index.mdx:2 front-matter/syntax',
      'twins/index.id.mdx:5 mdx/unclosed-brace',
      'twins/index.mdx:2 front-matter/syntax',
      'undated/index.mdx:1 content/missing-date',
      'undated/index.mdx:9 images/missing',
      'undated/index.mdx:13 mdx/runtime-error',
      'values/index.mdx:2 front-matter/syntax',
      'yaml-draft/index.mdx:2 front-matter/syntax',
      'yaml/index.mdx:2 front-matter/syntax',
      'yaml/index.mdx:10 images/missing',
      'yaml/index.mdx:14 mdx/runtime-error',
    ]);
  }
});

it('all faults of a run are reported together', async () => {
  writeTree(site, {
    'content/blog/one/index.mdx': '---\ntitle: One\ndate: 2022-13-45\n---\n\nText.\n',
    'content/blog/two/index.mdx': '---\ntitle: Two\ndate: 2021-02-03\n---\n\nA stray { here.\n',
    'content/blog/three/index.mdx':
      '---\ntitle: Three\ndate: 2021-02-03\n---\n\n[nowhere](/no-such-page) and [unread](/one), [its file](../one/index.mdx)\n\n![no](./missing.png)\n',
    'content/blog/four/index.mdx': '---\ntitle: Four\ndate: 2021-02-03\nauthors: [nobody]\n---\n\nText.\n',
    'site.config.ts': "export default { title: 'T', urll: 'https://example.com' };\n",
  });
  const { code, diagnostics } = await buildForDiagnostics(site);
  expect(code).toBe(1);
  const errors = diagnostics.filter(({ severity }) => severity === 'error').map(({ file }) => file);
  expect(errors).toEqual([
    'content/blog/four/index.mdx',
    'content/blog/one/index.mdx',
    'content/blog/three/index.mdx',
    'content/blog/three/index.mdx',
    'content/blog/two/index.mdx',
    'site.config.ts',
  ]);
});
