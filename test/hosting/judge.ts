import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, type Reply } from './ask.ts';
import type { Expected, Tree } from './expectedAnswers.ts';
import type { Host } from './host.ts';

/** What a host answered to a list of addresses. */
export interface Tally {
  readonly host: string;
  readonly urls: number;
  /** Answers in one step. */
  readonly direct: number;
  readonly redirected: number;
  /** Pages that cannot be reached, or only by more than one redirect. */
  readonly dead: number;
  /** Answers with the headers of the site, the policy included. */
  readonly secured: number;
}

/** Faults of a host that must answer exactly so, headers included. */
export async function faultsOf(host: Host, tree: Tree, answers: readonly Expected[]): Promise<string[]> {
  const faults: string[] = [];
  for (const expected of answers) {
    const reply = await ask(host.address, expected.path);
    const found = describe(reply);
    const wanted =
      expected.status === 301 ? `301 ${withPlainSigns(expected.location)}` : String(expected.status);
    if (found !== wanted) faults.push(`${host.name} ${expected.path}: ${found}, not ${wanted}`);
    else if (expected.status !== 301 && !isFile(tree, expected.file, reply))
      faults.push(`${host.name} ${expected.path}: not ${expected.file}`);
    const wrong = wrongHeaders(tree, reply);
    if (wrong.length > 0) faults.push(`${host.name} ${expected.path}: ${wrong.join(', ')}`);
  }
  return faults;
}

/** Opens every address as a reader does, following one redirect. */
export async function tallyOf(
  host: Host,
  tree: Tree,
  opened: readonly { readonly path: string; readonly file: string }[],
): Promise<Tally> {
  const counts = { direct: 0, redirected: 0, dead: 0, secured: 0 };
  for (const { path, file } of opened) {
    const first = await ask(host.address, path);
    const location = first.headers.location;
    const last = location === undefined ? first : await ask(host.address, location);
    if (last.status !== 200 || !isFile(tree, file, last)) counts.dead += 1;
    else counts[location === undefined ? 'direct' : 'redirected'] += 1;
    if (wrongHeaders(tree, last).length === 0) counts.secured += 1;
  }
  return { host: host.name, urls: opened.length, ...counts };
}

function describe({ status, headers }: Reply): string {
  return headers.location === undefined ? String(status) : `${status} ${withPlainSigns(headers.location)}`;
}

/** Web servers encode these or not, since they mean something in their rules. */
function withPlainSigns(location: string): string {
  return location.replace(/%(?:24|7B|7D)/g, decodeURIComponent);
}

function isFile({ out }: Tree, file: string, { body }: Reply): boolean {
  return body.equals(readFileSync(join(out, file)));
}

/** The headers that `_headers` asks for everywhere, with the policy of pages; TLS is not spoken here. */
function wrongHeaders(tree: Tree, { headers }: Reply): string[] {
  const [everywhere = ''] = readFileSync(join(tree.out, '_headers'), 'utf8').split('\n\n');
  const wanted = everywhere
    .split('\n')
    .slice(1)
    .map((line) => /^ {2}([^:]+): (.*)$/.exec(line)?.slice(1) ?? [])
    .filter(([name]) => name !== undefined && name !== 'Strict-Transport-Security')
    .map(([name, value]) => [name, name === 'Content-Security-Policy' ? tree.csp : value]);
  return [...wanted, ['Cache-Control', 'no-cache']]
    .filter(([name = '', value]) => headers[name.toLowerCase()] !== value)
    .map(([name = '']) => name);
}
