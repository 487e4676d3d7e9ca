import { existsSync } from 'node:fs';
import { recoverOutput } from '../build/output.ts';
import { ListenError } from '../serve/listenError.ts';
import { createSiteServer } from '../serve/siteServer.ts';
import { friendlyBlock } from './friendlyBlock.ts';
import type { ExitCode } from './exitCode.ts';
import type { Options } from './options.ts';
import { relativeToHere } from './relativeToHere.ts';
import { untilStopped } from './untilStopped.ts';

/** `lontar serve`: serves the output folder until it is told to stop. */
export async function serveCommand({ outDir, dataDir, port, host }: Options): Promise<ExitCode> {
  recoverOutput(outDir);
  if (!existsSync(outDir)) {
    console.error(
      `There is no ${relativeToHere(outDir)} yet.\n  hint: 'npm run build' makes it, 'npm start' builds and serves`,
    );
    return 2;
  }
  const server = createSiteServer({
    root: outDir,
    log: (line) => console.error(line),
    adminKey: process.env['LONTAR_ADMIN_KEY'],
    viewsDir: dataDir,
  });
  try {
    const { urls } = await server.listen(port, host);
    console.log(friendlyBlock('Lontar is served', urls));
  } catch (error) {
    if (!(error instanceof ListenError)) throw error;
    console.error(`${error.message}\n  hint: ${error.hint}`);
    return 2;
  }
  await untilStopped();
  await server.close();
  return 0;
}
