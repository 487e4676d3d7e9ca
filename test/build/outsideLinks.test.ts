import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '#model/diagnostic.ts';
import { makeFolder, removeFolder, runLontar, SMALL_SITE, writeTree } from './lontar.ts';
import { type Handler, type OutsideServer, page, redirect, startOutside, status } from './outsideServer.ts';

let site: string;
let server: OutsideServer;
let stuck = (): void => {};
const isStuck = new Promise<void>((resolve) => (stuck = resolve));

const HANDLERS: Readonly<Record<string, Handler>> = {
  '/good': page('<h1 id="here">'),
  '/old': redirect(301, '/good'),
  '/elder': redirect(301, '/good#here'),
  '/closed': status(403),
  '/stuck': () => stuck(),
  '/busy': status(429, { 'retry-after': '3600' }),
};

beforeEach(async () => {
  site = makeFolder();
  server = await startOutside(HANDLERS);
  writeTree(site, { ...SMALL_SITE, ...config('') });
});
afterEach(async () => {
  await server.close();
  removeFolder(site);
});

function config(fields: string, links = 'pause: 0'): Record<string, string> {
  return {
    'site.config.ts': `export default {
  url: 'https://site.example',
  locales: ['en', 'id'],
  links: { ${links} },${fields}
};\n`,
  };
}

/** A post whose words begin on line 6. */
function post(name: string, body: string): void {
  writeTree(site, {
    [`content/blog/${name}/index.mdx`]: `---\ntitle: ${name}\ndate: 2023-01-01\n---\n\n${body.replaceAll('@', server.origin)}\n`,
  });
}

const run = (...flags: string[]) => runLontar(['links', '--site', site, '--private', ...flags]);

async function diagnose(...flags: string[]): Promise<Diagnostic[]> {
  const { stdout } = await run('--json', ...flags);
  return JSON.parse(stdout) as Diagnostic[];
}

describe('lontar links', () => {
  it('reports post by post, with every place', async () => {
    post('one', 'A [good](@/good) link, a [bad](@/bad) one.\n\nAgain [bad](@/bad), and @/bad.');
    post('two', 'An [old](@/old#part) link, a [closed](@/closed) one, [ours](https://site.example/second).');
    const { code, stdout, stderr } = await run();
    const { origin } = server;
    const at = (column: number): number => column + origin.length;
    expect(code).toBe(1);
    expect(stdout).toBe(
      '4 addresses outside: 1 fine, 1 moved, 1 broken, 1 cannot tell (0 known from earlier runs).\n',
    );
    const broken = `error: The link '${origin}/bad' is broken: the host answers 404 (Not Found).\n  hint: Link to where the page is today, or remove the link.`;
    expect(stderr).toContain(
      [
        '',
        'content/blog/one/index.mdx (2 links to the outside)',
        `content/blog/one/index.mdx:6:${at(31)}: ${broken}`,
        `content/blog/one/index.mdx:8:13: ${broken}`,
        `content/blog/one/index.mdx:8:${at(24)}: ${broken}`,
        '',
        'content/blog/two/index.mdx (2 links to the outside)',
        `content/blog/two/index.mdx:6:10: warning: The link '${origin}/old#part' has moved to '${origin}/good#part' for good.`,
        '  hint: Write the new address.',
        `content/blog/two/index.mdx:6:${at(38)}: warning: Nobody can tell whether the link '${origin}/closed' works: the host answers 403 (Forbidden).`,
        "  hint: Open it in a browser; 'links.ignore' in the configuration leaves it out from now on.",
        '',
      ].join('\n'),
    );
    expect(server.requests.toSorted()).toEqual([
      'GET /bad',
      'GET /closed',
      'HEAD /bad',
      'HEAD /closed',
      'HEAD /good',
      'HEAD /good',
      'HEAD /old',
    ]);
    expect([...server.userAgents]).toEqual(['Lontar (link check; +https://site.example)']);
  });

  it('names the part that a redirect leads to, which may be another than the link has', async () => {
    post('one', '[a](@/elder) and [b](@/elder#there)');
    const { origin } = server;
    expect((await diagnose()).map(({ message }) => message)).toEqual([
      `The link '${origin}/elder' has moved to '${origin}/good#here' for good.`,
      `The link '${origin}/elder#there' has moved to '${origin}/good#here' for good.`,
    ]);
  });

  it('asks nothing twice, unless told to', async () => {
    post('one', '[good](@/good) and [bad](@/bad)');
    await run();
    const count = server.requests.length;
    const again = await run();
    expect(again.code).toBe(1);
    expect(again.stdout).toContain('1 fine, 0 moved, 1 broken, 0 cannot tell (2 known from earlier runs)');
    expect(server.requests).toHaveLength(count);
    await run('--fresh');
    expect(server.requests).toHaveLength(count * 2);
  });

  it('ends with 0 when nothing is broken, and leaves out what is ignored', async () => {
    post('one', '[good](@/good), [closed](@/closed), [bad](@/bad), [worse](@/bad/2)');
    writeTree(site, config('', `pause: 0, ignore: ['${server.origin}/bad*']`));
    const { code, stdout } = await run();
    expect(code).toBe(0);
    expect(stdout).toContain('2 addresses outside: 1 fine, 0 moved, 0 broken, 1 cannot tell');
    expect(stdout).toContain('2 ignored');
    expect(server.requests.join()).not.toContain('/bad');
  });

  it('asks for links of the configuration, too', async () => {
    const social = `\n  social: [{ kind: 'code', label: 'Code', target: '${server.origin}/bad' }],\n  footer: { groups: [{ title: 'A', items: [{ label: 'B', target: '${server.origin}/old' }] }] },`;
    writeTree(site, config(social));
    expect(await diagnose()).toMatchObject([
      { file: 'site.config.ts', line: 5, severity: 'error', code: 'outside/broken' },
      { file: 'site.config.ts', line: 6, severity: 'warning', code: 'outside/moved' },
    ]);
  });

  it('asks for what a page has a link for in its place: pictures, films and frames of other sites', async () => {
    post(
      'one',
      '![pic](@/1)\n\n<img src="@/2" alt="x" />\n\n<iframe src="@/3" title="x" />\n\n<video src="@/4" poster="@/5" />\n\n![both](@/6) and [both](@/6)',
    );
    const found = await diagnose();
    expect(found.map(({ code, line, message }) => [code, line, /\/(\d)'/.exec(message)?.[1]])).toEqual([
      ['outside/broken', 6, '1'],
      ['outside/broken', 8, '2'],
      ['outside/broken', 10, '3'],
      ['outside/broken', 12, '4'],
      ['outside/broken', 12, '5'],
      ['outside/broken', 14, '6'],
      ['outside/broken', 14, '6'],
    ]);
  });

  it('asks for what authors link to, at the file that says so', async () => {
    const { origin } = server;
    writeTree(site, {
      ...config(`\n  owner: { name: 'Me', url: '${origin}/bad/owner' },`),
      'content/blog/authors.yml': `owner:\n  title: Keeper\nwriter:\n  name: A Writer\n  url: ${origin}/bad/1\n  socials:\n    home: ${origin}/bad/2\n`,
      'content/blog/authors.id.yml': `writer:\n  url: ${origin}/bad/3\n`,
      'content/blog/own/index.mdx': `---\ntitle: Own\ndate: 2023-01-01\nauthors:\n  - name: Guest\n    url: ${origin}/bad/4\n---\n\nWords.\n`,
    });
    const found = await diagnose();
    expect(found.map(({ file, line, code }) => [file, line, code])).toEqual([
      ['content/blog/authors.id.yml', 2, 'outside/broken'],
      ['content/blog/authors.yml', 5, 'outside/broken'],
      ['content/blog/authors.yml', 7, 'outside/broken'],
      ['content/blog/own/index.mdx', 6, 'outside/broken'],
      ['site.config.ts', 5, 'outside/broken'],
    ]);
  });

  it('asks for redirects that lead outside', async () => {
    const secure = await startOutside(HANDLERS, { isSecure: true });
    writeTree(site, config(`\n  redirects: [\n    { from: '/old', to: '${secure.origin}/good' },\n  ],`));
    const [found, ...others] = await diagnose();
    await secure.close();
    expect(found).toMatchObject({ file: 'site.config.ts', line: 6, code: 'outside/broken' });
    expect(found?.message).toContain('is signed by the host itself');
    expect(others).toEqual([]);
  });

  it('looks for anchors when asked', async () => {
    post('one', '[here](@/good#here), [there](@/good#there)');
    expect(await diagnose()).toEqual([]);
    const wanted = [{ code: 'outside/broken-anchor', severity: 'warning', line: 6 }];
    expect(await diagnose('--anchors')).toMatchObject(wanted);
    // From what is known now.
    const count = server.requests.length;
    expect(await diagnose('--anchors')).toMatchObject(wanted);
    expect(await diagnose()).toEqual([]);
    expect(server.requests).toHaveLength(count);
  });

  it('names private addresses and what is no address, without asking', async () => {
    post('one', '[mine](@/good), [none](https://), [example](https://code.example/x)');
    const { code, stdout } = await runLontar(['links', '--site', site, '--json']);
    expect(code).toBe(1);
    expect((JSON.parse(stdout) as Diagnostic[]).map((each) => [each.code, each.severity])).toEqual([
      ['outside/private', 'warning'],
      ['outside/invalid', 'error'],
      ['outside/private', 'warning'],
    ]);
    expect(server.requests).toEqual([]);
  });

  it('asks for no more than it may, and says what is left', async () => {
    post('one', '[1](@/good), [2](@/closed), [3](@/bad)');
    const { stdout } = await run('--limit', '1');
    expect(stdout).toContain('3 addresses outside: 1 fine');
    expect(stdout).toContain('2 left for another run');
    expect(server.requests).toEqual(['HEAD /good']);
  });

  it('says what it left out for the sake of a busy host, and goes on with it in the next run', async () => {
    post('one', '[1](@/bad), [2](@/busy), [3](@/good)');
    const { stdout, stderr } = await run();
    expect(stdout).toContain('1 broken, 1 cannot tell, 1 left for another run (0 known from earlier runs)');
    const { origin } = server;
    expect(stderr).toContain(
      `warning: The link '${origin}/good' was left out: '${new URL(origin).host}' was too busy or silent for other links.`,
    );
    expect((await run()).stdout).toContain('1 fine, 0 moved, 1 broken, 1 cannot tell (2 known from earlier');
  });

  it('warns of a damaged cache and goes on', async () => {
    post('one', '[good](@/good)');
    await run();
    writeFileSync(join(site, '.lontar/cache/outside.json'), '{');
    expect(await diagnose()).toMatchObject([{ code: 'outside/damaged-cache', severity: 'warning' }]);
    expect(await diagnose()).toEqual([]);
    expect(server.requests).toEqual(['HEAD /good', 'HEAD /good']);
  });

  it('keeps what it has learnt when it is stopped', async () => {
    post('one', '[good](@/good), [stuck](@/stuck), [bad](@/bad)');
    const { code, stdout, stderr } = await runLontar(['links', '--site', site, '--private'], {
      stopOn: isStuck,
    });
    expect(code).toBe(2);
    expect(stderr).toContain('Stopped. 1 new answer is kept for the next run.');
    expect(stdout).toContain('2 left for another run');
    const kept = readFileSync(join(site, '.lontar/cache/outside.json'), 'utf8');
    expect(Object.keys(JSON.parse(kept) as object)).toEqual([`${server.origin}/good`]);
  });

  it('asks nothing for a site with faults, and reports these', async () => {
    post('one', '[good](@/good)');
    post('two', 'An unclosed {brace');
    const { code, stderr } = await run();
    expect(code).toBe(1);
    expect(stderr).toContain('content/blog/two/index.mdx:6:');
    expect(server.requests).toEqual([]);
  });

  it('says so when there is nothing to ask, and when it is used wrongly', async () => {
    expect(await run()).toMatchObject({
      code: 0,
      stdout: '0 addresses outside: 0 fine, 0 moved, 0 broken, 0 cannot tell (0 known from earlier runs).\n',
    });
    expect(await run('--limit', 'none')).toMatchObject({ code: 2 });
  });

  it('ends with 2 when this machine is without a network', async () => {
    post('one', '[a](http://one.invalid/), [b](http://two.invalid/)');
    const { code, stderr } = await run();
    expect(code).toBe(2);
    expect(stderr).toContain('No host could be reached.');
  });
});
