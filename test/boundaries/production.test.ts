import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseRequest } from '#node/cli/options.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*'((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^']*)?'/g;

function sourcesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file))
    .map((file) => join(folder, file));
}

it('the site is built and served without development packages', () => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  const files = [...sourcesIn('src'), ...sourcesIn('islands'), 'bin/lontar.mjs', 'bin/engine.mjs'];
  const imported = files.flatMap((file) => {
    // Types are gone before anything runs.
    const code = readFileSync(join(ROOT, file), 'utf8').replaceAll(/^import type [^;]*;/gm, '');
    return [...code.matchAll(IMPORT)].map(([, name = '']) => ({ file, name }));
  });
  expect(imported.filter(({ name }) => name in dependencies).length).toBeGreaterThan(20);
  expect(imported.filter(({ name }) => name in devDependencies)).toEqual([]);
});

it('a start loads the engine and no package besides, be it only through a module that two programs share', () => {
  const ensure =
    "import { ensureEngine } from './bin/engine.mjs'; process.stdout.write(await ensureEngine());";
  const folder = execFileSync(process.execPath, ['--input-type=module', '-e', ensure], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const packages: string[] = [];
  const files = ['./main.js'];
  for (const file of files) {
    const code = readFileSync(join(folder, file), 'utf8');
    for (const [, name = ''] of code.matchAll(/^import (?:[^"'();]+ from )?"([^"]+)"/gm))
      if (name.startsWith('./')) files.push(...(files.includes(name) ? [] : [name]));
      else if (!name.startsWith('node:')) packages.push(name);
  }
  expect(files.length).toBeGreaterThan(2);
  expect(packages).toEqual([]);
});

it('the image gets all that the site is made of', () => {
  const sent = readFileSync(join(ROOT, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1));
  const ofOtherSites = ['site.config.*', 'blog', 'docs', 'i18n'];
  expect(sent.filter((name) => !ofOtherSites.includes(name) && !existsSync(join(ROOT, name)))).toEqual([]);
  for (const name of ['bin', 'src', 'content', 'static', 'islands', 'package-lock.json', ...ofOtherSites])
    expect(sent).toContain(name);
});

it('the image that counts views does so in a volume that belongs to the user who serves', () => {
  const [, stage = ''] =
    /^FROM build AS server\n([\s\S]*?)\nFROM /m.exec(readFileSync(join(ROOT, 'Dockerfile'), 'utf8')) ?? [];
  const valueOf = (instruction: string): string =>
    new RegExp(`^${instruction} (.+)$`, 'm').exec(stage)?.[1] ?? '';
  const [program, bin, ...args] = JSON.parse(valueOf('CMD')) as string[];
  expect([program, bin]).toEqual(['node', 'bin/lontar.mjs']);
  const request = parseRequest(args, {});
  const folder = request.kind === 'run' ? request.options.dataDir : '';
  const user = valueOf('USER');
  expect(valueOf('VOLUME')).toBe(folder);
  expect(user).not.toBe('');
  // What is done to a folder after it was made a volume is lost.
  expect(stage.indexOf(`RUN install -d -o ${user} -g ${user} ${folder}\n`)).toBeGreaterThan(-1);
  expect(stage.indexOf('RUN install')).toBeLessThan(stage.indexOf('VOLUME'));
});
