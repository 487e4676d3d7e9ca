import type { BodyAnswer, BodyTask, Compiler, WorkerOptions } from './bodyTask.ts';
import { type ChildEnd, PoolChild } from './poolChild.ts';
import { stubbornFault } from './stubbornFault.ts';

export interface BodyPoolOptions extends WorkerOptions {
  /** Most children at a time. */
  readonly size: number;
  /** The bundled `bodyWorker.ts`. */
  readonly workerFile: string;
  /** CPU time a file may take, with the usual compiler and when done again with the other one. */
  readonly limits?: { readonly usualMs: number; readonly oracleMs: number };
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
  isReady: boolean;
}

const LIMITS = { usualMs: 5000, oracleMs: 20_000 };
/** A child gets its next task before it is done with the last, so that it never waits. */
const QUEUE_DEPTH = 2;
/** A child costs as much to start as this many bodies cost to make. */
const TASKS_PER_CHILD = 60;
/** Children watch their own CPU time; one that sleeps instead is ended after this many times its limit. */
const WALL_FACTOR = 6;

export function createBodyPool({ size, workerFile, limits = LIMITS, ...options }: BodyPoolOptions): BodyPool {
  const queue: Job[] = [];
  const members = new Set<Member>();
  let isClosed = false;

  function dispatch(): void {
    for (const member of members) {
      while (queue.length > 0 && canTake(member, queue[0])) {
        const job = queue.shift();
        if (job) give(member, job);
      }
    }
    if (queue.length > 0 && members.size < wanted()) {
      start();
      dispatch();
    }
  }

  function wanted(): number {
    const load = queue.length + [...members].reduce((sum, { jobs }) => sum + jobs.length, 0);
    return Math.min(size, Math.ceil(load / TASKS_PER_CHILD));
  }

  function start(): void {
    const jobs: Job[] = [];
    const child = new PoolChild(workerFile, options, {
      onReady: () => {
        member.isReady = true;
        watchFirst(member);
      },
      onAnswer: (answer) => {
        jobs.shift()?.resolve(answer);
        watchFirst(member);
        dispatch();
      },
      onEnd: (end) => {
        members.delete(member);
        recover(jobs, end);
        dispatch();
      },
    });
    const member: Member = { child, jobs, isReady: false };
    members.add(member);
  }

  function give(member: Member, job: Job): void {
    member.jobs.push(job);
    member.child.send({ kind: 'task', task: job.task, compiler: job.compiler, limitMs: limitOf(job) });
    if (member.isReady && member.jobs.length === 1) watchFirst(member);
  }

  function watchFirst({ child, jobs: [first] }: Member): void {
    child.limit(first ? limitOf(first) * WALL_FACTOR : null);
  }

  function limitOf({ compiler }: Job): number {
    return compiler === 'oracle' ? limits.oracleMs : limits.usualMs;
  }

  /** The child died over its first job: that one is done again otherwise or given up, the rest as they were. */
  function recover([first, ...rest]: readonly Job[], end: ChildEnd): void {
    queue.unshift(...rest);
    if (!end.wasReady) {
      const all = [...(first ? [first] : []), ...queue.splice(0)];
      for (const job of all)
        job.reject(new Error(`A process for compiling ended with ${end.detail}. ${end.output}`));
    } else if (first?.compiler === 'satteri') queue.unshift({ ...first, compiler: 'oracle' });
    else
      first?.resolve({
        status: 'failed',
        diagnostics: [stubbornFault(first.task.source.file, end, limits.oracleMs)],
      });
  }

  return {
    async run(tasks, onAnswer) {
      const answers = tasks.map(async (task) => {
        const answer = await new Promise<BodyAnswer>((resolve, reject) => {
          if (isClosed) reject(new Error('The pool is closed.'));
          else queue.push({ task, resolve, reject, compiler: 'satteri' });
        });
        onAnswer?.(task, answer);
        return answer;
      });
      dispatch();
      return Promise.all(answers);
    },
    async close() {
      isClosed = true;
      const open = [...members];
      members.clear();
      for (const job of [...queue.splice(0), ...open.flatMap(({ jobs }) => jobs)]) {
        job.reject(new Error('The pool was closed.'));
      }
      await Promise.all(open.map(({ child, jobs }) => child.stop(jobs.length > 0)));
    },
  };
}

/** A job that killed one child already runs alone, so that no other has to be done twice. */
function canTake({ jobs }: Member, job: Job | undefined): boolean {
  if (job?.compiler === 'oracle' || jobs[0]?.compiler === 'oracle') return jobs.length === 0;
  return jobs.length < QUEUE_DEPTH;
}
