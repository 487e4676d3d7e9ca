import { configFault } from '../content/config/configFault.ts';
import type { ExitCode } from './exitCode.ts';
import { reportDiagnostics } from './reportDiagnostics.ts';

/**
 * Runs a command in one process with the configuration, which is a program: what that throws when nobody waits for it any
 * more is told where it stands, and it cannot end the process as though the command had done its work.
 */
export function runGuarded(
  command: () => Promise<ExitCode>,
  { siteDir, json }: { readonly siteDir: string; readonly json: boolean },
): Promise<ExitCode> {
  const exit = process.exit;
  process.exit = (...codes) => {
    const call = new Error(`it calls process.exit(${codes.join()})`);
    if (configFault(call, siteDir) !== null) throw call;
    // As many as were given: without one Node takes `process.exitCode`, with an undefined one 0.
    return exit(...codes);
  };
  return new Promise((resolve, reject) => {
    process.on('uncaughtException', (error) => {
      const fault = configFault(error, siteDir);
      if (fault === null) reject(error);
      else resolve(reportDiagnostics([fault], json));
    });
    command().then(resolve, reject);
  });
}
