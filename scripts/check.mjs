// `npm run check`: format, lint, types, dead code and unit tests, side by side.
import { ensureInstalled } from './tools/ensureInstalled.mjs';
import { CHECK, runQuietly } from './tools/steps.mjs';

await ensureInstalled();
const results = await runQuietly(CHECK);
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
