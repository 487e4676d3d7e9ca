import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { startServer } from '../hosting/startServer.ts';

const CLI = 'bin/lontar.mjs';

const FILES: Readonly<Record<string, string>> = {
  'content/blog/authors.yml': 'writer:\n  name: A Writer\n',
  'content/blog/first/index.mdx':
    '---\ntitle: First\ndate: 2021-03-01\ntags: [one]\nauthors: [writer]\n---\n\nThe text.\n',
  'content/docs/doc1.mdx': '---\ntitle: Guide\nslug: /\n---\n\nHow to.\n',
};

export interface SmallSite {
  readonly url: string;
  /** Builds anew with other settings; the server goes on. */
  readonly build: (settings: object) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Builds and serves a site of a few pages with settings of its own. */
export async function startSmallSite(settings: object): Promise<SmallSite> {
  const folder = mkdtempSync(join(tmpdir(), 'lontar-small-'));
  const out = join(folder, 'dist');
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const build = async (changes: object): Promise<void> => {
    const config = { title: 'Small', url: 'https://example.com', locales: ['en', 'id'], ...changes };
    writeFileSync(join(folder, 'site.config.ts'), `export default ${JSON.stringify(config)};\n`);
    await promisify(execFile)(process.execPath, [CLI, 'build', '--site', folder, '--out', out]);
  };
  await build(settings);
  const server = await startServer(['serve', '--out', out, '--data', join(folder, 'views')]);
  return {
    url: server.url,
    build,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
