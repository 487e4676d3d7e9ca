import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const SHARED = fileURLToPath(new URL('../../shared/bench/gen.mjs', import.meta.url));

/** Writes a site of `count` posts into `folder`: those all engines were compared on, where they are at hand. */
export async function makeCorpus(count, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeConfig(folder);
  if (await emitShared('lontar', count, folder)) return 'the shared corpus';
  for (const [path, text] of ownPosts(count)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return 'generated posts';
}

/** Writes the configuration of the site anew, with social cards (as is the default) or without. */
export function writeConfig(folder, socialCards = true) {
  const config = { title: 'Bench', url: 'https://example.com', locales: ['en'], socialCards };
  writeFileSync(join(folder, 'site.config.ts'), `export default ${JSON.stringify(config)};\n`);
}

/** The same posts as bare hand-written pages in `folder`/dist. Returns false where they are not at hand. */
export async function makeBareCorpus(count, folder) {
  return emitShared('limit', count, folder);
}

/** Writes the posts that all engines were compared on as one of them wants them, where they are at hand. */
export async function emitShared(engine, count, folder) {
  if (!existsSync(SHARED)) return false;
  const { emit } = await import(pathToFileURL(SHARED).href);
  emit(engine, count, ['en'], folder);
  return true;
}

const WORDS =
  'a site is words first and the build turns them into pages that open at once on any line with code beside prose'.split(
    ' ',
  );
const CODE = {
  ts: (n) =>
    `export interface Post${n} {\n  readonly slug: string;\n}\n\nexport function find${n}(posts: readonly Post${n}[], slug: string) {\n  // The first one wins.\n  return posts.find((post) => post.slug === slug) ?? null;\n}`,
  bash: (n) =>
    `#!/usr/bin/env bash\nset -euo pipefail\nfor step in build check ${n}; do\n  echo "running $step" >&2\ndone`,
  yaml: (n) =>
    `name: job-${n}\non:\n  push:\n    branches: [main]\njobs:\n  build:\n    runs-on: ubuntu-latest\n    steps:\n      - run: npm test`,
};

/** About 900 words, three code blocks, a table, a list and an admonition a post. */
function* ownPosts(count) {
  yield ['content/blog/authors.yml', 'writer:\n  name: Bench Writer\n'];
  for (let n = 0; n < count; n++) {
    const paragraph = (seed) =>
      Array.from({ length: 75 }, (_, i) => WORDS[(i * 7 + seed * 13 + n) % WORDS.length]).join(' ') + '.';
    const date = new Date(Date.UTC(2021, 0, 2) + Math.floor((n * 1094) / count) * 864e5)
      .toISOString()
      .slice(0, 10);
    const sections = Object.entries(CODE).map(
      ([lang, code], i) =>
        `## Part ${i + 1} of ${n}\n\n${paragraph(i)}\n\n\`\`\`${lang}\n${code(n)}\n\`\`\`\n\n${paragraph(i + 3)}\n\n### More\n\n${paragraph(i + 6)}\n`,
    );
    const front = `---\ntitle: Post ${n}\ndate: ${date}\ntags: [tag-${n % 39}, tag-${(n * 7) % 39}]\nauthors: [writer]\n---\n`;
    const rest = `:::note\n\n${paragraph(9)}\n\n:::\n\n| Name | Size |\n|---|--:|\n| a | ${n} |\n\n- one\n- two\n`;
    yield [
      `content/blog/${n === 0 ? 'repack' : `post-${n}`}/index.mdx`,
      `${front}\n${paragraph(10)}\n\n{/* truncate */}\n\n${sections.join('\n')}\n${rest}`,
    ];
  }
}
