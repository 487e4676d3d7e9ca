import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineRoot } from '../content/engineRoot.ts';
import { optimiseLater } from '../content/optimiseLater.ts';
import { buildCommand } from './buildCommand.ts';
import { checkCommand } from './checkCommand.ts';
import { devCommand } from './devCommand.ts';
import type { ExitCode } from './exitCode.ts';
import type { CommandName } from './flags.ts';
import { helpText } from './help.ts';
import { linksCommand } from './linksCommand.ts';
import { newCommand } from './newCommand.ts';
import { type Options, parseRequest } from './options.ts';
import { keepOutputForJson } from './printJson.ts';
import { refuseSite } from './refuseSite.ts';
import { runGuarded } from './runGuarded.ts';
import { searchCommand } from './searchCommand.ts';
import { serveCommand } from './serveCommand.ts';
import { statsCommand } from './statsCommand.ts';

const RUN: Record<CommandName, (options: Options) => Promise<ExitCode>> = {
  build: buildCommand,
  check: checkCommand,
  dev: devCommand,
  links: linksCommand,
  new: newCommand,
  search: searchCommand,
  serve: serveCommand,
  stats: statsCommand,
};

/** The command line: `lontar build|dev|serve|check|links|stats|new|search`. Resolves with the exit code. */
export async function main(argv: readonly string[]): Promise<ExitCode> {
  optimiseLater();
  const request = parseRequest(argv, process.env);
  switch (request.kind) {
    case 'run': {
      const { command, options } = request;
      const refusal = refuseSite(options.siteDir, command);
      if (refusal !== null) {
        console.error(refusal);
        return 2;
      }
      if (options.json) keepOutputForJson();
      return runGuarded(() => RUN[command](options), options);
    }
    case 'help':
      console.log(helpText(request.command));
      return 0;
    case 'version':
      console.log(readVersion());
      return 0;
    case 'misuse':
      console.error(`${request.message}\n  hint: 'lontar --help' shows what there is`);
      return 2;
  }
}

function readVersion(): string {
  const manifest = JSON.parse(readFileSync(join(engineRoot, 'package.json'), 'utf8')) as { version: string };
  return manifest.version;
}
