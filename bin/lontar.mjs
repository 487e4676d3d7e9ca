#!/usr/bin/env node
import { pathToFileURL } from 'node:url';
import { failureWords } from './failureWords.mjs';
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
  const words = failureWords(error);
  if (words === null) {
    console.error(error);
  } else {
    console.error(words.message);
    console.error(`  hint: ${words.hint}`);
  }
}
