import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildForDiagnostics, makeFolder, removeFolder, runLontar, writeTree } from './lontar.ts';
import type { Finished } from './lontar.ts';

let site: string;
beforeEach(() => void (site = makeFolder()));
afterEach(() => removeFolder(site));

const CONFIG = {
  'site.config.json': '{ "title": "Small", "url": "https://example.com", "locales": ["en", "id"] }',
};

function answer(...answers: readonly string[]): Promise<Finished> {
  return runLontar(['new', '--site', site], { input: `${answers.join('\n')}\n` });
}

it('tags of which no address can be made are told of and asked for again', async () => {
  writeTree(site, { ...CONFIG, 'content/blog/tags.yml': "'+++':\n  label: Plus\n  permalink: /plus\n" });
  const { code, stdout } = await answer('One', 'C#, ???, !', 'C#, +++', '');
  expect(code).toBe(0);
  expect(stdout).toContain(
    "No address can be made of the tag '???': it has no letter and no digit.\nNo address can be made of the tag '!': it has no letter and no digit.\nTags, with commas",
  );
  expect(stdout).not.toContain("'+++'");
  expect(await buildForDiagnostics(site)).toEqual({ code: 0, diagnostics: [] });
  const cut = await answer('Two', '???');
  expect([cut.code, cut.stderr]).toEqual([
    2,
    expect.stringContaining('The input ended before the last answer'),
  ]);
});
