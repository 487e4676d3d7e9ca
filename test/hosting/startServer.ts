import { spawn } from 'node:child_process';

export interface Running {
  readonly url: string;
  /** What it has told of faults so far. */
  readonly complaints: () => string;
  /** Resolves when the server has ended. */
  readonly stop: () => Promise<void>;
}

/** Starts `lontar` with a command that serves, in the folder that holds the engine, and waits for its address. */
export async function startServer(args: readonly string[], cwd = '.'): Promise<Running> {
  const server = spawn(process.execPath, ['bin/lontar.mjs', ...args, '--port', '0'], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  let complaints = '';
  server.stderr.setEncoding('utf8');
  server.stderr.on('data', (part: string) => {
    complaints += part;
    process.stderr.write(part);
  });
  const url = await new Promise<string>((resolve, reject) => {
    let text = '';
    server.stdout.setEncoding('utf8');
    server.stdout.on('data', (part: string) => {
      text += part;
      const found = /http:\/\/localhost:\d+/.exec(text)?.[0];
      if (found !== undefined) resolve(found);
    });
    void ended.then((code) => reject(new Error(`'lontar ${args.join(' ')}' ended with ${code}:\n${text}`)));
  });
  return {
    url,
    complaints: () => complaints,
    async stop() {
      server.kill();
      await ended;
    },
  };
}
