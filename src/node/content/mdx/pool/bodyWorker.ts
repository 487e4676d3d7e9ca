/** Entry of the child processes that compile and run bodies. */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { BodySource } from '#model/body.ts';
import type { Diagnostic } from '#model/diagnostic.ts';
import type { ServerBundle } from '#model/contract.ts';
import { errorCode } from '../../errorCode.ts';
import { unreadable } from '../../listFiles.ts';
import { optimiseLater } from '../../optimiseLater.ts';
import { type BlockCache, createBlockCache } from '../code/blockCache.ts';
import { takeMissedLanguages, keepBlocksIn } from '../code/blockMemory.ts';
import { loadLanguages } from '../code/highlighter.ts';
import { compile } from '../compile.ts';
import { CompileError, type CompiledBody } from '../compiledBody.ts';
import { compileWithOracle } from '../compileWithOracle.ts';
import { translateEmojiCodes } from '../emojiCodes.ts';
import { finishBody } from '../finishBody.ts';
import { writeBody } from './bodyFile.ts';
import {
  type BodyAnswer,
  type BodyTask,
  type Compiler,
  ENDLESS_SIGNAL,
  type FromWorker,
  type TaskLimits,
  TOO_LONG_SIGNAL,
  type ToWorker,
  type WorkerOptions,
} from './bodyTask.ts';
import { findRuntimeFaults } from './findRuntimeFaults.ts';
import { startWatchdog } from './watchdog.ts';

optimiseLater();
const watchdog = startWatchdog();
let options: WorkerOptions = { serverBundleFile: '', blockCache: null };
let blocks: BlockCache | null = null;
let serverBundle: Promise<ServerBundle> | null = null;
// Blocks are kept once nothing more has come for a moment.
const rest = setTimeout(() => blocks?.flush(), 100).unref();
// One after the other: a task must not begin before the answer to the last one is on its way.
let chain = Promise.resolve();

process.on('message', (message) => {
  chain = chain.then(() => handle(message as ToWorker));
});
process.on('disconnect', () => {
  chain = chain.then(() => blocks?.flush());
});

async function handle(message: ToWorker): Promise<void> {
  if (message.kind === 'open') {
    open(message.options);
    await send({ kind: 'ready' });
  } else {
    const { task, compiler, limits } = message;
    watchdog.begin(limits.compileMs, TOO_LONG_SIGNAL);
    const answer = await makeBody(task, compiler, limits);
    watchdog.end();
    await send({ kind: 'answer', answer });
  }
  rest.refresh();
}

function open(given: WorkerOptions): void {
  options = given;
  blocks =
    given.blockCache === null ? null : createBlockCache(given.blockCache.folder, given.blockCache.version);
  keepBlocksIn(blocks);
}

/** Resolves when the message has left: should the next task end the process, this answer is not lost. */
function send(message: FromWorker): Promise<void> {
  return new Promise((resolve) => {
    if (process.connected) process.send?.(message, undefined, undefined, () => resolve());
    else resolve();
  });
}

async function makeBody(task: BodyTask, compiler: Compiler, limits: TaskLimits): Promise<BodyAnswer> {
  const { inFile, outFile, ...given } = task;
  let text;
  try {
    text = readFileSync(inFile, 'utf8');
  } catch (error) {
    return { status: 'failed', diagnostics: [readFault(error, task.file)] };
  }
  try {
    const source = { ...given, text };
    const compiled = await compileBody(source, compiler);
    return await renderBody(source, compiled, { outFile, compiler, limits });
  } catch (error) {
    if (error instanceof CompileError) return answerFaults(error, compiler);
    if (compiler === 'satteri') return makeBody(task, 'oracle', limits);
    return { status: 'failed', diagnostics: [compilerFault(error, task.file)] };
  }
}

/**
 * Grammars are loaded only for blocks that no cache has, and their engine only if they need it: then the text is compiled again, with
 * colours.
 */
async function compileBody(source: BodySource, compiler: Compiler): Promise<CompiledBody> {
  const run = compiler === 'oracle' ? compileWithOracle : compile;
  takeMissedLanguages();
  let compiled = await run(source);
  for (let missed = takeMissedLanguages(); missed.size > 0; missed = takeMissedLanguages()) {
    await loadLanguages(missed);
    compiled = await run(source);
  }
  return compiled;
}

async function renderBody(
  source: BodySource,
  compiled: CompiledBody,
  {
    outFile,
    compiler,
    limits,
  }: { readonly outFile: string; readonly compiler: Compiler; readonly limits: TaskLimits },
): Promise<BodyAnswer> {
  const bundle = await loadServerBundle();
  let rendered;
  try {
    rendered = withinRunTime(limits, () =>
      bundle.renderBody(compiled.code, { locale: source.locale, toc: compiled.headings }),
    );
  } catch (error) {
    const { faults, rest } = await findRuntimeFaults(error, source, { bundle, compiler });
    const diagnostics = [...compiled.warnings, ...faults];
    if (rest === null) return { status: 'failed', diagnostics };
    return { status: 'failed', diagnostics, rest: finishBody(rest.rendered, rest.compiled).meta };
  }
  const made = await translateEmojiCodes({ rendered, compiled });
  const { html, meta, sections } = finishBody(made.rendered, made.compiled);
  // Whoever asked trusts the file only after this answer, so a half-written one is never read.
  const size = writeBody(outFile, { html, sections });
  return { status: 'rendered', body: { meta, size } };
}

/** Whatever follows has the time to compile again: parts of a text that are tried one by one may not end though the whole does. */
function withinRunTime<T>({ compileMs, runMs }: TaskLimits, run: () => T): T {
  watchdog.begin(runMs, ENDLESS_SIGNAL);
  try {
    return run();
  } finally {
    watchdog.begin(compileMs, TOO_LONG_SIGNAL);
  }
}

/** The text without its faults is run for what it names; what it throws is found once it compiles. */
async function answerFaults({ diagnostics, rest }: CompileError, compiler: Compiler): Promise<BodyAnswer> {
  // A text that got here by the slow compiler has ended a process already, maybe by being run.
  if (rest === null || compiler === 'oracle') return { status: 'failed', diagnostics };
  const { renderBody: render } = await loadServerBundle();
  try {
    const rendered = render(rest.code, { locale: rest.locale, toc: rest.headings });
    return { status: 'failed', diagnostics, rest: finishBody(rendered, rest).meta };
  } catch {
    return { status: 'failed', diagnostics };
  }
}

function loadServerBundle(): Promise<ServerBundle> {
  serverBundle ??= import(pathToFileURL(options.serverBundleFile).href) as Promise<ServerBundle>;
  return serverBundle;
}

/** The text could be read a moment ago. */
function readFault(error: unknown, file: string): Diagnostic {
  const fault = unreadable(file, error);
  return errorCode(error) === 'ENOENT'
    ? { ...fault, hint: 'It went away while the site was built: build again.' }
    : fault;
}

function compilerFault(error: unknown, file: string): Diagnostic {
  return {
    file,
    line: 1,
    column: 1,
    severity: 'error',
    code: 'mdx/compiler-failed',
    message: `This text cannot be compiled: ${error instanceof Error ? error.message : String(error)}`,
    hint: 'Remove parts of it to find the one at fault.',
  };
}
