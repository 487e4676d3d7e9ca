import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findProgram } from './findProgram.ts';
import type { Host } from './host.ts';

/** The server block of the image, which stands for those that owners write. */
const SERVER_BLOCK = fileURLToPath(new URL('../../docker/nginx.conf', import.meta.url));

/** nginx with the rules of a build, in the foreground; the folder of the base path lies in `root`. */
export function startNginx(root: string, rules: string): Promise<Host> {
  return startProgram('nginx', (folder) => {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    );
    const block = replaceEach(readFileSync(SERVER_BLOCK, 'utf8'), {
      'listen 8080;': `listen unix:${folder}/socket;`,
      'root /srv/www;': `root ${root};`,
      'include /etc/nginx/lontar.conf;': `include ${rules};`,
    });
    const conf = `daemon off; master_process off; pid ${folder}/pid; error_log stderr;
events { }
http {
  access_log off; ${temporary.join(' ')}
${block}
}`;
    writeFileSync(join(folder, 'nginx.conf'), conf);
    return ['-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
  });
}

/** Caddy, in the same way. */
export function startCaddy(root: string, rules: string): Promise<Host> {
  return startProgram('caddy', (folder) => {
    const conf = `{
	admin off
	auto_https off
}
http:// {
	bind unix/${folder}/socket
	root * ${root}
	import ${rules}
}
`;
    writeFileSync(join(folder, 'Caddyfile'), conf);
    return ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
  });
}

function replaceEach(text: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`There is no '${from}' in:\n${before}`);
    return before.replace(from, to);
  }, text);
}

async function startProgram(name: 'nginx' | 'caddy', args: (folder: string) => string[]): Promise<Host> {
  const path = programPath(name);
  const folder = mkdtempSync(join(tmpdir(), `lontar-${name}-`));
  const child = spawn(path, args(folder), {
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  child.stderr.on('data', (chunk) => (words += String(chunk)));
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => (words += error.message));
    child.once('close', () => resolve());
  });
  const socketPath = join(folder, 'socket');
  const isAlive = (): boolean => child.exitCode === null && child.pid !== undefined;
  while (isAlive() && !(await isListening(socketPath))) await pause(20);
  const stop = async (): Promise<void> => {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  if (!isAlive()) {
    await stop();
    throw new Error(`${name} did not start:\n${words}`);
  }
  return { name, address: { socketPath }, stop };
}

function isListening(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketPath);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** The program that NGINX or CADDY names, or the one on PATH or among those for administrators. */
function programPath(name: 'nginx' | 'caddy'): string {
  const found = process.env[name.toUpperCase()] || findProgram(name);
  if (found === undefined)
    throw new Error(
      `${name} is not installed. Install it (on Debian: apt-get install ${name}), or name it in ${name.toUpperCase()}.`,
    );
  return found;
}
