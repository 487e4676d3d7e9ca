import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { makeCorpus } from './corpus.mjs';

const LONTAR = fileURLToPath(new URL('../bin/lontar.mjs', import.meta.url));
const run = promisify(execFile);
const POSTS = 1000;
const SECONDS = 5;
const CONNECTIONS = [10, 50];

/** What a modal sends while somebody types, letter by letter. */
const QUERIES = ['re', 'rep', 'repack', 'code split', 'react native', 'find post', 'palm leaf', 'interfce'];
const LUA = `
local queries = {${QUERIES.map((query) => JSON.stringify(query)).join(', ')}}
local at = 0
function request()
  at = at % #queries + 1
  local body = '{"requests":[{"indexName":"lontar","query":"' .. queries[at] .. '","hitsPerPage":20,"facetFilters":["language:en"],"attributesToSnippet":["hierarchy.lvl1:10","content:10"],"attributesToHighlight":["hierarchy"]}]}'
  return wrk.format('POST', '/1/indexes/*/queries', { ['Content-Type'] = 'text/plain' }, body)
end`;

/** How many searches the server of `lontar serve` answers, with 1,000 posts. */
export async function* ask() {
  if (!(await hasWrk())) {
    console.log("  skipped: 'wrk' is not installed (Debian: apt install wrk)");
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'lontar-bench-'));
  let server = null;
  try {
    const out = join(folder, 'dist');
    await makeCorpus(POSTS, folder);
    await run(process.execPath, [LONTAR, 'build', '--site', folder, '--out', out]);
    server = spawn(process.execPath, [LONTAR, 'serve', '--out', out, '--port', '0'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const url = await addressOf(server);
    writeFileSync(join(folder, 'search.lua'), LUA);
    for (const connections of CONNECTIONS) {
      const args = [
        '-t1',
        `-c${connections}`,
        `-d${SECONDS}s`,
        '--latency',
        '-s',
        join(folder, 'search.lua'),
        url,
      ];
      // The first run warms the server up.
      await run('wrk', args);
      const { stdout } = await run('wrk', args);
      const refused = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1];
      if (refused !== undefined)
        throw new Error(`${refused} requests were not answered with 200.\n${stdout}`);
      yield {
        label: `${connections} connections`,
        figure: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
        unit: '/ s',
      };
      for (const share of ['50%', '99%'])
        yield {
          label: `${connections} connections, ${share} within`,
          figure: latencyOf(stdout, share),
          unit: 'ms',
        };
    }
  } finally {
    server?.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function hasWrk() {
  try {
    await run('wrk', ['-v']);
    return true;
  } catch (error) {
    // It ends with 1 where it is.
    return error.code !== 'ENOENT';
  }
}

function addressOf(server) {
  return new Promise((resolve, reject) => {
    let text = '';
    server.stdout.on('data', (data) => {
      text += data;
      const found = /http:\/\/localhost:\d+/.exec(text)?.[0];
      if (found) resolve(found);
    });
    server.on('exit', (code) => reject(new Error(`The server ended with ${code}.\n${text}`)));
  });
}

function latencyOf(stdout, share) {
  const [, figure, unit] = new RegExp(`${share}\\s+([\\d.]+)(us|ms|s)`).exec(stdout) ?? [];
  return Number(figure) * { us: 0.001, ms: 1, s: 1000 }[unit];
}
