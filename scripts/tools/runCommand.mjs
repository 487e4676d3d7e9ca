import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. Commands run in it, whatever folder they were asked from. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const PASSED_ON = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a command of the system, of node_modules/.bin or of this project. Its output goes to ours, or, with `capture`,
 * into `output`. Never reads standard input: in CI there is none.
 */
export function runCommand(command, args, { env = {}, capture = false } = {}) {
  const sink = capture ? 'pipe' : 'inherit';
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, PATH: withLocalBin(process.env.PATH), ...env },
    stdio: ['ignore', sink, sink],
    shell: process.platform === 'win32' && command !== process.execPath,
  });
  const chunks = [];
  child.stdout?.on('data', (chunk) => chunks.push(chunk));
  child.stderr?.on('data', (chunk) => chunks.push(chunk));

  const passOn = (signal) => child.kill(signal);
  for (const signal of PASSED_ON) process.on(signal, passOn);
  return new Promise((resolve) => {
    const finish = (code, output) => {
      for (const signal of PASSED_ON) process.off(signal, passOn);
      resolve({ code, output });
    };
    child.on('error', (error) => finish(127, `${command}: ${error.message}\n`));
    child.on('close', (code, signal) =>
      finish(code ?? 128 + constants.signals[signal], Buffer.concat(chunks).toString()),
    );
  });
}

function withLocalBin(path) {
  return [join(ROOT, 'node_modules/.bin'), path].join(delimiter);
}
