// `npm start`: installs what is missing, builds, serves. Each command gets the options that are its own.
import { isNodeRecent } from './nodeVersion.mjs';

if (isNodeRecent()) start().catch(report);
else process.exitCode = 2;

async function start() {
  const { ensureInstalled } = await import('../scripts/tools/ensureInstalled.mjs');
  const { runCommand } = await import('../scripts/tools/runCommand.mjs');
  const { startArguments } = await import('../scripts/tools/startArguments.mjs');
  const given = process.argv.slice(2);
  const lontar = (command) =>
    runCommand(process.execPath, ['bin/lontar.mjs', command, ...startArguments(command, given)]);

  await ensureInstalled();
  const built = await lontar('build');
  process.exitCode = built.code === 0 ? (await lontar('serve')).code : built.code;
}

function report(error) {
  console.error(error.message);
  process.exitCode = 2;
}
