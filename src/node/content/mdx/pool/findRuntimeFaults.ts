import type { BodySource } from '#model/body.ts';
import type { RenderedBody, ServerBundle } from '#model/contract.ts';
import type { Diagnostic } from '#model/diagnostic.ts';
import { CompileError, type CompiledBody } from '../compiledBody.ts';
import { compilePrepared, MAX_FURTHER_FAULTS } from '../compileWith.ts';
import { satteriEngine } from '../engines/satteriEngine.ts';
import { prepare } from '../prepare/prepare.ts';
import type { Prepared } from '../prepare/prepared.ts';
import type { Compiler } from './bodyTask.ts';
import type { Stretch } from '../prepare/stretches.ts';
import { blank, narrowFault, type Part } from './narrowFault.ts';
import { isTooDeep, isUnknownComponent, missesName, runtimeFault } from './runtimeFault.ts';

export interface RuntimeFaults {
  readonly faults: readonly Diagnostic[];
  /** The text without the parts at fault, run; null where it does not run without them, or not all are found. */
  readonly rest: Run | null;
}

interface Run {
  readonly compiled: CompiledBody;
  readonly rendered: RenderedBody;
}

/** CPU time after which no further fault is looked for: a body that is slow to run must not come to its limit over it. */
const SEARCH_MS = 1500;

/**
 * The faults of a body that threw when it ran, found by running parts of it. A body stops at the first one; without the part
 * at fault it goes on to the next.
 */
export async function findRuntimeFaults(
  thrown: unknown,
  source: BodySource,
  { bundle, compiler }: { readonly bundle: ServerBundle; readonly compiler: Compiler },
): Promise<RuntimeFaults> {
  const prepared = await prepare(source);
  const run = (text: string): Promise<Run | Error> => runBody({ ...prepared, text }, source.locale, bundle);
  const faults: Diagnostic[] = [];
  const known: Part[] = [];
  const hasTime = createTimeLimit(SEARCH_MS);
  let { text } = prepared;
  let error = toError(thrown);
  for (;;) {
    // A text that got here by the slow compiler has ended a process already; one nested too deep has too many parts.
    const canNarrow = compiler === 'satteri' && !isTooDeep(error);
    const part = canNarrow ? await narrowFault({ ...prepared, text }, failsWith(error, run)) : null;
    if (part !== null && known.some((other) => overlap(part, other)) && !missesName(error)) break;
    const stretch = part ?? { start: 0, end: text.length };
    // Without a part to leave out, a further fault is the same one again.
    if (part !== null || faults.length === 0)
      faults.push(runtimeFault(error, prepared, { stretch, components: bundle.componentNames }));
    if (part === null || !part.isContent || faults.length > MAX_FURTHER_FAULTS || !hasTime()) break;
    known.push(part);
    text = leaveOut(part, text, error);
    const next = await run(text);
    if (!(next instanceof Error)) return { faults, rest: next };
    if (next instanceof CompileError) break;
    error = next;
  }
  return { faults, rest: null };
}

/** Whether a text fails in the same way. */
function failsWith(
  { name, message }: Error,
  run: (text: string) => Promise<Run | Error>,
): (text: string) => Promise<boolean> {
  return async (text) => {
    const outcome = await run(text);
    return outcome instanceof Error && outcome.name === name && outcome.message === message;
  };
}

/** What an unknown component encloses may have faults of its own. */
function leaveOut(part: Part, text: string, error: Error): string {
  const [first] = part.parts;
  const last = part.parts.at(-1);
  if (first === undefined || last === undefined || !isUnknownComponent(error)) return blank(text, [part]);
  return blank(text, [
    { start: part.start, end: first.start },
    { start: last.end, end: part.end },
  ]);
}

/** Whether one of two is within the other: a component may fail for want of what is left out around it or in it. */
function overlap(one: Stretch, other: Stretch): boolean {
  return one.start < other.end && other.start < one.end;
}

async function runBody(prepared: Prepared, locale: string, bundle: ServerBundle): Promise<Run | Error> {
  const binders = prepared.binders.filter((binder) => prepared.text.includes(binder));
  try {
    const compiled = await compilePrepared(satteriEngine, { ...prepared, binders }, locale);
    return { compiled, rendered: bundle.renderBody(compiled.code, { locale, toc: compiled.headings }) };
  } catch (error) {
    return toError(error);
  }
}

function createTimeLimit(ms: number): () => boolean {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000 < ms;
  };
}

function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
