#!/usr/bin/env node
import { pathToFileURL } from 'node:url';
import { failureWords } from './failureWords.mjs';
import { isNodeRecent } from './nodeVersion.mjs';

if (isNodeRecent()) import('./engine.mjs').then(run).catch(report);
else process.exitCode = 2;

async function run({ ensureEngine }) {
  const { main } = await import(pathToFileURL(`${await ensureEngine()}/main.js`).href);
  process.exitCode = 2;
  process.on('exit', tellEarlyEnd);
  await end(await main(process.argv.slice(2)));
}

/** The work came to a standstill, or code of the site ended the process: that is no success. */
function tellEarlyEnd(code) {
  // Whoever asks twice to stop knows.
  if (code === 130) return;
  process.exitCode = code || 2;
  console.error('Lontar was ended before its work was done.');
  console.error('  hint: look in the configuration, or what it imports, for a call of process.exit');
}

/**
 * What is done ends, though the site may have left a timer or a connection open; what was printed goes out first. The
 * streams stay open: a shell that began this process may go on to print to the same ones.
 */
async function end(code) {
  process.off('exit', tellEarlyEnd);
  for (const stream of [process.stdout, process.stderr])
    await new Promise((resolve) => stream.write('', resolve));
  process.exit(code);
}

async function report(error) {
  const words = failureWords(error);
  if (words === null) {
    console.error(error);
  } else {
    console.error(words.message);
    console.error(`  hint: ${words.hint}`);
  }
  await end(2);
}
