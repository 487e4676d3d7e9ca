import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureCpu } from './measure.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LONTAR = fileURLToPath(new URL('../bin/lontar.mjs', import.meta.url));

/** How heavy the heaviest post of this site is, critical CSS included. */
export async function* ask(budget) {
  const out = mkdtempSync(join(tmpdir(), 'lontar-bench-'));
  try {
    await measureCpu(process.execPath, [LONTAR, 'build', '--site', ROOT, '--out', out]);
    const { routes } = JSON.parse(readFileSync(join(out, 'routes.json'), 'utf8'));
    const posts = Object.values(routes).filter(({ file }) =>
      readFileSync(join(out, file), 'utf8').includes('"kind":"post"'),
    );
    if (posts.length === 0) throw new Error('The site has no posts.');
    const sizes = posts.map(({ file }) => statSync(join(out, `${file}.br`)).size / 1000);
    yield {
      label: `heaviest of ${posts.length} post pages, HTML, brotli`,
      figure: Math.max(...sizes),
      unit: 'KB',
      budget: budget.postHtmlBrotliKilobytes,
    };
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
