// `npm start`: installs what is missing, builds, serves. Each command gets the options that are its own.
import { isNodeRecent } from './nodeVersion.mjs';

if (isNodeRecent()) start().catch(report);
else process.exitCode = 2;

async function start() {
  const { ensureInstalled } = await import('../scripts/tools/ensureInstalled.mjs');
  const { runCommand } = await import('../scripts/tools/runCommand.mjs');
  const { startCommands } = await import('../scripts/tools/startArguments.mjs');
  await ensureInstalled();
  for (const command of startCommands(process.argv.slice(2))) {
    const { code } = await runCommand(process.execPath, ['bin/lontar.mjs', ...command]);
    process.exitCode = code;
    if (code !== 0) return;
  }
}

function report(error) {
  console.error(error.message);
  process.exitCode = 2;
}
