import { startDevServer } from '../dev/devServer.ts';
import { ListenError } from '../serve/listenError.ts';
import { friendlyBlock } from './friendlyBlock.ts';
import type { ExitCode } from './exitCode.ts';
import type { Options } from './options.ts';
import { reportDiagnostics } from './reportDiagnostics.ts';
import { untilStopped } from './untilStopped.ts';

/** `lontar dev`: serves the site while it is written. */
export async function devCommand({ siteDir, port, host }: Options): Promise<ExitCode> {
  try {
    const server = await startDevServer({
      siteDir,
      port,
      host,
      onDiagnostics: (diagnostics) => reportDiagnostics(diagnostics, false),
      onConfigWait: (file) => console.error(`Waiting for ${file}`),
      onCodeFault: (message) => console.error(message),
    });
    console.log(friendlyBlock('Lontar is open for writing', server.urls));
    await untilStopped();
    await server.close();
    return 0;
  } catch (error) {
    if (!(error instanceof ListenError)) throw error;
    console.error(`${error.message}\n  hint: ${error.hint}`);
    return 2;
  }
}
