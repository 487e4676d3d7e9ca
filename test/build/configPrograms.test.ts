import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Diagnostic } from '#model/diagnostic.ts';
import { BIN, makeFolder, removeFolder, runLontar, SMALL_SITE, writeTree } from './lontar.ts';

let site: string;

beforeEach(() => {
  site = makeFolder();
  writeTree(site, SMALL_SITE);
});
afterEach(() => removeFolder(site));

/** Runs a command on a site whose configuration does something before it says what it is. */
function run(command: string, program: string, ...flags: string[]) {
  writeTree(site, {
    'site.config.ts': `${program}\nexport default { title: 'Small', url: 'https://example.com', locales: ['en', 'id'] };\n`,
  });
  return runLontar([command, '--site', site, ...flags]);
}

describe('a configuration is a program:', () => {
  it('what it prints, early or late, stays out of what --json prints', async () => {
    const program = "console.log('early');\nsetInterval(() => process.stdout.write('late'), 1);";
    for (const command of ['check', 'stats']) {
      const { code, stdout, stderr } = await run(command, program, '--json');
      expect(code).toBe(0);
      expect(() => void JSON.parse(stdout)).not.toThrow();
      expect(stderr).toContain('early');
    }
  });

  it('what it leaves open keeps no command from its end, and all that was to be printed is', async () => {
    const links = Array.from({ length: 1500 }, (_, index) => `[link](/none-${index})`);
    writeTree(site, { 'content/pages/broken.mdx': `---\ntitle: Broken\n---\n\n${links.join('\n')}\n` });
    const failed = await run('build', 'setInterval(() => {}, 1000);', '--json');
    expect(failed.code).toBe(1);
    expect(JSON.parse(failed.stdout)).toHaveLength(links.length);
    removeFolder(join(site, 'content/pages/broken.mdx'));
    const built = await run('build', 'setInterval(() => {}, 1000);');
    expect(built).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Built \d+ pages into .+\n$/) as string,
    });
  });

  it.each([
    ['that ends the process', '\n  process.exit(0);', [2, 11], 'it calls process.exit(0).'],
    [
      'that ends the process later',
      'setTimeout(() => process.exit(0));',
      [1, 26],
      'it calls process.exit(0).',
    ],
    ['that waits for ever', 'await new Promise(() => {});', [1, 1], 'it awaits what never comes.'],
    ['that throws later', "setTimeout(() => {\n  throw new Error('too late');\n});", [2, 9], 'too late.'],
    ['that rejects unseen', "void Promise.reject(new Error('unseen'));", [1, 21], 'unseen.'],
  ])('one %s is told of with its place', async (_, program, [line, column], words) => {
    const { code, stdout } = await run('build', program, '--json');
    const faults = JSON.parse(stdout) as Diagnostic[];
    expect(faults).toMatchObject([{ file: 'site.config.ts', line, column, code: 'config/threw' }]);
    expect(faults[0]?.message).toBe(`Running the configuration failed: ${words}`);
    expect(code).toBe(1);
    expect(existsSync(join(site, 'dist'))).toBe(false);
  });

  it('a package of it that ends the process makes no success of it', async () => {
    writeTree(site, {
      'node_modules/hasty/package.json': '{ "name": "hasty", "type": "module", "main": "index.js" }',
      'node_modules/hasty/index.js': 'process.exit(0);\n',
    });
    const { code, stdout, stderr } = await run('build', "import 'hasty';");
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('ended before its work was done.\n  hint: look in the configuration');
  });

  it('one that throws what is no error ends the command all the same', async () => {
    const { code, stderr } = await run('build', 'setTimeout(() => {\n  throw null;\n});');
    expect(code).toBe(2);
    expect(stderr).toContain('null');
  });
});

it('a shell that goes on to print finds its streams open', () => {
  const { status, stdout } = spawnSync(
    'sh',
    ['-c', '"$@"; echo after', 'sh', process.execPath, BIN, '--help'],
    {
      encoding: 'utf8',
    },
  );
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^Usage: [^]*\nafter\n$/)]);
});
