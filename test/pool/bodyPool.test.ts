import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readHtml } from '#node/content/mdx/pool/bodyFile.ts';
import { type BodyPool, createBodyPool } from '#node/content/mdx/pool/bodyPool.ts';
import type { BodyAnswer, BodyTask } from '#node/content/mdx/pool/bodyTask.ts';
import { bundleWorker, taskIn, type WorkerFixture } from './workerFixture.ts';

let fixture: WorkerFixture;
let pool: BodyPool;

beforeAll(async () => {
  fixture = await bundleWorker();
});
afterAll(() => fixture.remove());
afterEach(() => pool.close());

function openPool(
  options: {
    readonly size?: number;
    readonly usualMs?: number;
    readonly oracleMs?: number;
    readonly runMs?: number;
  } = {},
): BodyPool {
  const { size = 2, usualMs = 700, oracleMs = 1500, runMs = 1500 } = options;
  const { workerFile, serverBundleFile, folder } = fixture;
  const blockCache = { folder: join(folder, 'blocks'), version: '1' };
  pool = createBodyPool({
    size,
    workerFile,
    serverBundleFile,
    blockCache,
    limits: { usualMs, oracleMs, runMs },
  });
  return pool;
}

function render(name: string, text: string): BodyTask {
  return taskIn(fixture.folder, { file: `${name}.mdx`, text, format: 'mdx' });
}

const html = (name: string): string => readHtml(join(fixture.folder, 'out', `${name}.html`));

function faults(answer: BodyAnswer): string {
  if (answer.status !== 'failed') return '';
  return answer.diagnostics
    .map(({ file, line, column, code, message }) => `${file}:${line}:${column}: ${code}: ${message}`)
    .join('\n');
}

describe('createBodyPool', () => {
  it('renders bodies and answers in the order of the tasks', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `post-${index}`);
    const answers = await openPool().run(names.map((name) => render(name, `## ${name}\n\nText of ${name}.`)));
    const headings = answers.map(
      (answer) => answer.status === 'rendered' && answer.body.meta.headings[0]?.text,
    );
    expect(headings).toEqual(names);
    expect(html('post-7')).toContain('Text of post-7.');
  }, 20_000);

  it('reports a text that is gone by the time it is read', async () => {
    const [answer] = await openPool().run([
      { ...render('gone', ''), inFile: join(fixture.folder, 'nowhere.mdx') },
    ]);
    expect(answer && faults(answer)).toBe('gone.mdx:1:1: file/unreadable: This cannot be read (ENOENT).');
    expect(answer).toMatchObject({
      diagnostics: [{ hint: 'It went away while the site was built: build again.' }],
    });
  });

  it('colours code the same with and without a cached block', async () => {
    // The second line needs Oniguruma, which is loaded only then.
    const text = '```ts\nconst a: string = "b";\nconst \u00E9 = 1;\n```\n';
    await openPool().run([render('first', text)]);
    await pool.close();
    await openPool().run([render('second', text)]);
    expect(html('first').match(/<span class="k2">const<\/span>/g)).toHaveLength(2);
    expect(html('second')).toBe(html('first'));
  });

  it('reports a syntax fault with its place', async () => {
    const [answer] = await openPool().run([render('brace', 'Fine.\n\nA stray { here.')]);
    expect(answer).toMatchObject({
      status: 'failed',
      diagnostics: [{ file: 'brace.mdx', line: 3, severity: 'error' }],
    });
  });

  it('reports what an expression throws, where it stands', async () => {
    const answers = await openPool().run([
      render('variable', '---\ntitle: nobody\n---\n\nText `nobody` {nobody}.'),
      render('component', 'Text.\n\n<Nothing a="b" />'),
      render('property', 'export const a = {};\n\n{a.b.c}'),
    ]);
    expect(answers.map(faults)).toEqual([
      'variable.mdx:5:16: mdx/runtime-error: Running this text failed with ReferenceError: nobody is not defined',
      expect.stringMatching(/^component\.mdx:3:1: mdx\/runtime-error: .*`Nothing`/),
      expect.stringMatching(/^property\.mdx:3:5: mdx\/runtime-error: .*reading 'c'/),
    ]);
  });

  it('finds the expression that throws among others', async () => {
    const boom = "{(() => { throw new Error('boom'); })()}";
    const places = async (...texts: readonly string[]): Promise<string[]> => {
      const answers = await openPool().run(texts.map((text, index) => render(`place-${index}`, text)));
      return answers.map((answer) => faults(answer).replace(/^.*?:(\d+:\d+):.*$/s, '$1'));
    };
    expect(
      await places(
        `---\ntitle: T\n---\n\nPara {1} one.\n\n## Head {2}\n\nPara {3} and ${boom} and {4}.\n\n{5}`,
        `{1}\n\n<Tabs>\n<TabItem value="a">\n\nOne {2}.\n\n</TabItem>\n<TabItem value="b">\n\n- two {3}\n- three ${boom}\n\n</TabItem>\n</Tabs>`,
        `{1}\n\n:::note[Title {2}]\n\nText\n\n| a | b |\n| - | - |\n| {3} | ${boom} |\n\n:::\n\n{4}`,
        `import Tabs from '@theme/Tabs';\n\n{a}\n\nexport const a = 1\nexport const q = nowhere + 1\nexport const z = 2`,
        `{1}\n\n{{ not: 'a child' }}\n\n{2}`,
        `{1}\n\n<Figure src={(() => { throw new Error('boom'); })()} />\n\n{2}`,
      ),
    ).toEqual(['9:14', '12:9', '9:9', '6:18', '3:1', '3:1']);
  }, 20_000);

  it('finds every fault of a text, and none that comes of leaving out another', async () => {
    const found = async (text: string): Promise<string[]> => {
      const [answer] = await openPool().run([render('all', text)]);
      if (answer?.status !== 'failed') return [];
      return answer.diagnostics.map(
        ({ line, column, message }) =>
          `${line}:${column} ${/`<?(\w+)>?`|(\w+) is not|: (\w+)$/.exec(message)?.slice(1).find(Boolean)}`,
      );
    };
    // What an unknown component encloses, and each of its uses.
    expect(
      await found('<Box>\n\nText {one} <Box>{two}</Box>\n\n</Box>\n\n- {three}\n\n## A {four}\n\n{five}'),
    ).toEqual(['1:1 Box', '3:12 Box', '3:7 one', '3:18 two', '7:4 three', '9:7 four', '11:2 five']);
    // Tabs misspelt: its items are not at fault for standing alone.
    expect(await found('<Tbas>\n<TabItem value="a">{one}</TabItem>\n</Tbas>')).toEqual([
      '1:1 Tbas',
      '2:21 one',
    ]);
    // A component that needs what is left out of it is not at fault for that.
    const needy =
      "export const Needy = ({ children }) => { if (!children) throw new Error('empty'); return children; };";
    expect(await found(`${needy}\n\n<Needy>{one}</Needy>`)).toEqual(['3:9 one']);
    expect(await found(`${needy}\n\n<Needy></Needy>\n\n{one}`)).toEqual(['5:2 one', '3:1 empty']);
    // What a statement would have defined is not known once it fails.
    expect(await found('export const a = nowhere;\n\n{a} {other}')).toEqual(['1:18 nowhere']);
    // No more than the compiler names of its own.
    expect(await found('{a}\n\n'.repeat(30))).toHaveLength(10);
  }, 20_000);

  it('knows what a text names that fails', async () => {
    const names = '![a](./a.png) [b](/b)';
    const answers = await openPool().run([
      render('run', `${names} {nobody}\n\n<Nothing>\n\n![c](/c.png)\n\n</Nothing>`),
      render('compiled', `A stray { here.\n\n${names}\n\n1 <2\n\n![c](/c.png)`),
    ]);
    const rest = { images: ['./a.png', '/c.png'], links: ['/b'] };
    expect(answers).toMatchObject([
      { status: 'failed', rest },
      { status: 'failed', rest },
    ]);
  });

  it('knows nothing of a text that fails without its faults, too', async () => {
    const answers = await openPool().run([
      render('unknown', 'export const a = nowhere;\n\n![a](./a.png)'),
      render('both', 'A stray { here.\n\n![a](./a.png) {nobody}'),
      render('unclosed', '<Tabs>\n\n![a](./a.png)'),
    ]);
    expect(answers.map((answer) => 'rest' in answer)).toEqual([false, false, false]);
    expect(answers.map((answer) => answer.status)).toEqual(['failed', 'failed', 'failed']);
  });

  it('names what is wrong with a text that never ends without its faults', async () => {
    const [answer] = await openPool({ usualMs: 400, oracleMs: 60_000 }).run([
      render('endless', '1 <2\n\n{(() => { for (;;); })()}'),
    ]);
    expect(answer && faults(answer)).toMatch(/^endless\.mdx:1:3: mdx\/stray-angle-bracket/);
  });

  it('gives up a text that never ends, and makes all others', async () => {
    const answers = await openPool({ usualMs: 400, oracleMs: 60_000, runMs: 600 }).run([
      render('before', 'Before.'),
      render('endless', '{(() => { while (true); })()}'),
      render('after', 'After.'),
    ]);
    expect(answers).toMatchObject([
      { status: 'rendered' },
      {
        status: 'failed',
        diagnostics: [
          { file: 'endless.mdx', code: 'mdx/too-long', message: 'Running this text took more than 0.6 s.' },
        ],
      },
      { status: 'rendered' },
    ]);
    expect(html('after')).toContain('After.');
  }, 20_000);

  it('gives up a text that ends its process, and makes all others', async () => {
    const answers = await openPool({ size: 1 }).run([
      render('abort', '{process.abort()}'),
      render('exit', '{process.reallyExit(0)}'),
      render('alive', 'Alive.'),
    ]);
    expect(answers.map(faults)).toEqual([
      'abort.mdx:1:1: mdx/crash: Compiling and running this text ended the process that did it with signal SIGABRT.',
      'exit.mdx:1:1: mdx/crash: Compiling and running this text ended the process that did it with code 0.',
      '',
    ]);
  }, 20_000);

  it('compiles a text that hangs the usual compiler with the other one', async () => {
    const [answer] = await openPool({ usualMs: 500, oracleMs: 5000 }).run([
      render('hang', `Text { and ${'<br>'.repeat(28)}`),
    ]);
    expect(answer && faults(answer)).toContain('hang.mdx:1:6: mdx/unclosed-brace');
  }, 20_000);

  it('rejects when the children cannot start', async () => {
    pool = createBodyPool({
      size: 2,
      workerFile: join(fixture.folder, 'nowhere.mjs'),
      serverBundleFile: '',
      blockCache: null,
    });
    await expect(pool.run([render('x', 'x'), render('y', 'y')])).rejects.toThrow(/did not start/);
  });

  it('rejects what is under way when it is closed', async () => {
    const running = openPool({ usualMs: 10_000 }).run([render('long', '{(() => { while (true); })()}')]);
    const outcome = expect(running).rejects.toThrow(/closed/);
    await pool.close();
    await outcome;
  });
});

describe('A parent that is killed', () => {
  it('leaves no child behind, not even one that hangs', async () => {
    const script = join(fixture.folder, 'parent.mjs');
    const task = JSON.stringify(render('orphan', '{(() => { while (true); })()}'));
    const { poolFile, workerFile, serverBundleFile } = fixture;
    writeFileSync(
      script,
      `import { createBodyPool } from ${JSON.stringify(poolFile)};
       import { readdirSync, readFileSync } from 'node:fs';
       const pool = createBodyPool({ size: 1, workerFile: ${JSON.stringify(workerFile)}, serverBundleFile: ${JSON.stringify(serverBundleFile)}, blockCache: null, limits: { usualMs: 60000, oracleMs: 60000, runMs: 60000 } });
       void pool.run([${task}]);
       setTimeout(() => console.log(readFileSync('/proc/self/task/' + process.pid + '/children', 'utf8')), 1500);`,
    );
    pool = { run: () => Promise.resolve([]), close: () => Promise.resolve() };
    const parent = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
    const children = await childrenOf(parent);
    expect(children.length).toBe(1);
    parent.kill('SIGKILL');
    await expect.poll(() => children.filter(isAlive), { timeout: 5000 }).toEqual([]);
  }, 20_000);
});

async function childrenOf(parent: ChildProcess): Promise<number[]> {
  const line = await new Promise<string>((resolve) =>
    parent.stdout?.once('data', (data: Buffer) => resolve(String(data))),
  );
  return line.trim().split(/\s+/).filter(Boolean).map(Number);
}

function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
