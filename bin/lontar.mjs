#!/usr/bin/env node
import { pathToFileURL } from 'node:url';
import { isNodeRecent } from './nodeVersion.mjs';

if (isNodeRecent()) import('./engine.mjs').then(run).catch(report);
else process.exitCode = 2;

async function run({ ensureEngine }) {
  const { main } = await import(pathToFileURL(`${await ensureEngine()}/main.js`).href);
  // Should the work come to a standstill, Node ends without an answer: that is no success.
  process.exitCode = 2;
  process.exitCode = await main(process.argv.slice(2));
}

function report(error) {
  process.exitCode = 2;
  if (error.code === 'ERR_MODULE_NOT_FOUND') {
    console.error(error.message);
    console.error('  hint: `npm start` installs what is missing; `npm ci` does that alone');
  } else if (error.syscall !== undefined) {
    // The file system refused something: its own words name the file, a stack would bury them.
    console.error(error.message);
    console.error(
      '  hint: check that the file is there, its name not too long, and that you may read or write it',
    );
  } else {
    console.error(error);
  }
}
