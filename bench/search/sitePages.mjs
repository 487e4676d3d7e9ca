import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureCpu } from '../measure.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LONTAR = fileURLToPath(new URL('../../bin/lontar.mjs', import.meta.url));

/**
 * Builds this site; of each locale its index as it is served, with all files of it and the pages that are in it, and the
 * bytes of the script that searches.
 */
export async function siteIndexes(openIndex) {
  const out = mkdtempSync(join(tmpdir(), 'lontar-bench-'));
  try {
    await measureCpu(process.execPath, [LONTAR, 'build', '--site', ROOT, '--out', out]);
    const parts = new Map();
    for (const file of readdirSync(join(out, 'assets'))) {
      const [, name] = /^search-(.+)\.txt$/.exec(file) ?? [];
      if (name) parts.set(name, new Uint8Array(readFileSync(join(out, 'assets', file))));
    }
    const indexes = new Map();
    for (const language of ['en', 'id']) {
      const core = new Uint8Array(readFileSync(join(out, `search-index/${language}.txt`)));
      indexes.set(language, await openSite({ core, parts }, openIndex));
    }
    const scripts = readdirSync(join(out, 'assets')).filter((name) => /^search.*\.js\.br$/.test(name));
    const scriptBytes = scripts.reduce((sum, name) => sum + statSync(join(out, 'assets', name)).size, 0);
    return { indexes, parts, scriptBytes };
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

async function openSite(built, openIndex) {
  const index = openIndex(built.core, async (name) => built.parts.get(name));
  const sections = Array.from({ length: index.sectionCount }, (_, section) => section);
  const pages = [];
  (await index.textsOf(sections)).forEach(({ url, anchor, headings, content }, section) => {
    const { level } = index.facetsOf(section);
    if (level === 1) pages.push({ url, sections: [] });
    pages.at(-1).sections.push({ anchor, level, heading: headings.at(-1), content });
  });
  return { built, index, pages };
}
