import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../hosting/startServer.ts';
import { siteDir } from './siteDir.ts';

export interface DeployedSite {
  readonly url: string;
  /** Puts the other build in place, with nothing left of the first; and back again. */
  readonly deploy: (build: 'old' | 'new') => void;
  readonly stop: () => Promise<void>;
}

/** Serves the built site from a folder in which two builds can change places, as a deploy does. */
export async function startDeployedSite(): Promise<DeployedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'lontar-deploy-'));
  const out = join(folder, 'dist');
  cpSync(siteDir(), out, { recursive: true });
  const waiting = { old: join(folder, 'old'), new: join(folder, 'new') };
  cpSync(out, waiting.new, { recursive: true });
  changeEveryHash(waiting.new);

  const server = await startServer(['serve', '--out', out]);
  let current: 'old' | 'new' = 'old';
  return {
    url: server.url,
    deploy(build) {
      if (build === current) return;
      renameSync(out, waiting[current]);
      renameSync(waiting[build], out);
      current = build;
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Makes of a build what another version of the theme would have given: other names of assets, another style. */
function changeEveryHash(folder: string): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));
  const renamed = new Map<string, string>();
  for (const file of files) {
    const name = /\/assets\/.*?([^/]+-[\w-]{8})[^/]*$/.exec(file)?.[1];
    if (name !== undefined) renamed.set(name, `${name}2`);
  }
  const { style, hash } = newStyle(readFileSync(join(folder, 'index.html'), 'utf8'));
  for (const file of files) {
    // The server does without the compressed copies, which would be those of the first build.
    if (isTwin(file)) rmSync(file);
    else if (/\.(?:html|js|json)$|\/_headers$/.test(file)) {
      let text = readFileSync(file, 'utf8').replace(style.old, style.new).replaceAll(hash.old, hash.new);
      for (const [from, to] of renamed) text = text.replaceAll(from, to);
      writeFileSync(file, text);
    }
  }
  for (const file of files) {
    const found = [...renamed].find(([from]) => file.includes(`/${from}`));
    if (found && !isTwin(file)) renameSync(file, file.replace(...found));
  }
}

function isTwin(file: string): boolean {
  return /\.(?:br|gz)$/.test(file);
}

function newStyle(html: string) {
  const old = /<style>(.*?)<\/style>/s.exec(html)?.[1];
  if (old === undefined) throw new Error('The page has no style.');
  const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
  const style = { old, new: `${old}/* of another build */` };
  return { style, hash: { old: hashOf(style.old), new: hashOf(style.new) } };
}
