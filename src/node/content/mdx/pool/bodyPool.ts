import type { BodyAnswer, BodyTask, Compiler, TaskLimits, WorkerOptions } from './bodyTask.ts';
import { type ChildEnd, PoolChild } from './poolChild.ts';
import { stubbornFault } from './stubbornFault.ts';

export interface BodyPoolOptions extends WorkerOptions {
  /** Most children at a time. */
  readonly size: number;
  /** The bundled `bodyWorker.ts`. */
  readonly workerFile: string;
  readonly limits?: PoolLimits;
}

/** CPU time a file may take: with the usual compiler, with the other one that does it again, and to run what was compiled. */
interface PoolLimits {
  readonly usualMs: number;
  readonly oracleMs: number;
  readonly runMs: number;
}

/** Makes bodies in child processes, so that no text can hang or end this one. */
export interface BodyPool {
  /** Answers in the order of the tasks; rejects only if the engine itself is at fault. */
  run(
    tasks: readonly BodyTask[],
    onAnswer?: (task: BodyTask, answer: BodyAnswer) => void,
  ): Promise<readonly BodyAnswer[]>;
  /** Ends all children. Tasks still under way are rejected. */
  close(): Promise<void>;
}

interface Job {
  readonly task: BodyTask;
  readonly resolve: (answer: BodyAnswer) => void;
  readonly reject: (error: Error) => void;
  readonly compiler: Compiler;
}

interface Member {
  readonly child: PoolChild;
  /** In the order they were sent; the child works on the first. */
  readonly jobs: Job[];
}

const LIMITS: PoolLimits = { usualMs: 5000, oracleMs: 20_000, runMs: 10_000 };
/** A child gets its next task before it is done with the last, so that it never waits. */
const QUEUE_DEPTH = 2;
/** A child takes 0.6 s of CPU time and 80 MB to warm up: below this many bodies one is done almost as soon as two. */
const TASKS_PER_CHILD = 1500;
/** Children watch their own CPU time; one that sleeps instead is ended after this many times its limit. */
const WALL_FACTOR = 6;

export function createBodyPool(options: BodyPoolOptions): BodyPool {
  return new Pool(options);
}

class Pool implements BodyPool {
  readonly #options: BodyPoolOptions;
  readonly #limits: PoolLimits;
  readonly #queue: Job[] = [];
  readonly #members = new Set<Member>();
  #isClosed = false;

  constructor(options: BodyPoolOptions) {
    this.#options = options;
    this.#limits = options.limits ?? LIMITS;
  }

  async run(
    tasks: readonly BodyTask[],
    onAnswer?: (task: BodyTask, answer: BodyAnswer) => void,
  ): Promise<readonly BodyAnswer[]> {
    const answers = tasks.map(async (task) => {
      const answer = await new Promise<BodyAnswer>((resolve, reject) => {
        if (this.#isClosed) reject(new Error('The pool is closed.'));
        else this.#queue.push({ task, resolve, reject, compiler: 'satteri' });
      });
      onAnswer?.(task, answer);
      return answer;
    });
    this.#dispatch();
    return Promise.all(answers);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const open = [...this.#members];
    this.#members.clear();
    for (const job of [...this.#queue.splice(0), ...open.flatMap(({ jobs }) => jobs)]) {
      job.reject(new Error('The pool was closed.'));
    }
    await Promise.all(open.map(({ child, jobs }) => child.stop(jobs.length > 0)));
  }

  #dispatch(): void {
    for (const member of this.#members) {
      for (let next = this.#queue[0]; next && canTake(member, next); next = this.#queue[0]) {
        this.#queue.shift();
        this.#give(member, next);
      }
    }
    if (this.#queue.length === 0 || this.#members.size >= this.#wanted()) return;
    this.#start();
    this.#dispatch();
  }

  #wanted(): number {
    const load = [...this.#members].reduce((sum, { jobs }) => sum + jobs.length, this.#queue.length);
    return Math.min(this.#options.size, Math.ceil(load / TASKS_PER_CHILD));
  }

  #start(): void {
    const { workerFile, serverBundleFile, blockCache } = this.#options;
    const jobs: Job[] = [];
    const child = new PoolChild(
      workerFile,
      { serverBundleFile, blockCache },
      {
        onReady: () => this.#watchFirst(member),
        onAnswer: (answer) => {
          jobs.shift()?.resolve(answer);
          this.#watchFirst(member);
          this.#dispatch();
        },
        onEnd: (end) => {
          this.#members.delete(member);
          this.#recover(jobs, end);
          this.#dispatch();
        },
      },
    );
    const member: Member = { child, jobs };
    this.#members.add(member);
  }

  #give(member: Member, job: Job): void {
    const { task, compiler } = job;
    member.child.send({ kind: 'task', task, compiler, limits: this.#limitsOf(job) });
    if (member.jobs.push(job) === 1 && member.child.isReady) this.#watchFirst(member);
  }

  #watchFirst({ child, jobs: [first] }: Member): void {
    if (first === undefined) return child.limit(null);
    const { compileMs, runMs } = this.#limitsOf(first);
    child.limit((compileMs + runMs) * WALL_FACTOR);
  }

  #limitsOf({ compiler }: Job): TaskLimits {
    const { usualMs, oracleMs, runMs } = this.#limits;
    return { compileMs: compiler === 'oracle' ? oracleMs : usualMs, runMs };
  }

  /**
   * The child died over its first job: that one is done again otherwise or given up, the rest as they were. What never ends when it
   * runs would not end with another compiler either.
   */
  #recover([first, ...rest]: readonly Job[], end: ChildEnd): void {
    this.#queue.unshift(...rest);
    if (!end.wasReady) {
      const error = new Error(`A process that compiles texts did not start: ${end.detail}. ${end.output}`);
      for (const job of this.#queue.splice(0)) job.reject(error);
      first?.reject(error);
    } else if (first?.compiler === 'satteri' && end.reason !== 'endless') {
      this.#queue.unshift({ ...first, compiler: 'oracle' });
    } else {
      const { oracleMs, runMs } = this.#limits;
      const limitMs = end.reason === 'endless' ? runMs : oracleMs;
      first?.resolve({ status: 'failed', diagnostics: [stubbornFault(first.task.file, end, limitMs)] });
    }
  }
}

/** A job that ended one child already runs alone, so that no other has to be done twice. */
function canTake({ jobs }: Member, job: Job): boolean {
  const isAlone = job.compiler === 'oracle' || jobs[0]?.compiler === 'oracle';
  return jobs.length < (isAlone ? 1 : QUEUE_DEPTH);
}
