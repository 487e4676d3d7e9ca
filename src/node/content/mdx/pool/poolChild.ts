import { type ChildProcess, fork } from 'node:child_process';
import {
  type BodyAnswer,
  ENDLESS_SIGNAL,
  type FromWorker,
  TOO_LONG_SIGNAL,
  type ToWorker,
  type WorkerOptions,
} from './bodyTask.ts';

/** Why a child ended before it answered. */
export interface ChildEnd {
  /** Whether it had said that it was ready. */
  readonly wasReady: boolean;
  readonly reason: 'too-long' | 'endless' | 'crash';
  /** Such as 'signal SIGABRT' or 'code 1'. */
  readonly detail: string;
  /** The end of what it wrote to standard error. */
  readonly output: string;
}

export interface ChildEvents {
  onReady(): void;
  onAnswer(answer: BodyAnswer): void;
  /** Called once, and not after `stop`. */
  onEnd(end: ChildEnd): void;
}

/** A process that has not even said it is ready by then never will. */
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 2000;
const KEPT_OUTPUT = 2000;

/** One child process that makes bodies. */
export class PoolChild {
  /** Whether it has loaded and begun to work. */
  isReady = false;
  readonly #process: ChildProcess;
  readonly #events: ChildEvents;
  readonly #ended: Promise<void>;
  #isStopping = false;
  #output = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(workerFile: string, options: WorkerOptions, events: ChildEvents) {
    this.#events = events;
    this.#process = fork(workerFile, {
      // It asks nobody, and so needs none of the certificates that Node would read when it starts.
      env: { ...process.env, NODE_EXTRA_CA_CERTS: undefined, NODE_ENV: 'production' },
      // Compiling makes much short-lived data: with more room for it, garbage is collected less often.
      execArgv: ['--max-semi-space-size=32'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#process.stderr?.on('data', (data: Buffer) => {
      this.#output = (this.#output + data.toString()).slice(-KEPT_OUTPUT);
    });
    this.#process.on('message', (message) => this.#read(message as FromWorker));
    this.#ended = this.#end();
    this.send({ kind: 'open', options });
    this.limit(START_LIMIT_MS);
  }

  /** A child that has just died takes no message; its end is told by `onEnd`. */
  send(message: ToWorker): void {
    if (this.#process.connected) this.#process.send(message, () => undefined);
  }

  /** Ends the child unless it answers within this time or another limit is set; null for no limit. */
  limit(milliseconds: number | null): void {
    clearTimeout(this.#timer);
    if (milliseconds !== null) this.#timer = setTimeout(() => this.#process.kill('SIGKILL'), milliseconds);
  }

  async stop(isBusy: boolean): Promise<void> {
    this.#isStopping = true;
    this.limit(isBusy ? 0 : STOP_LIMIT_MS);
    if (this.#process.connected) this.#process.disconnect();
    await this.#ended;
  }

  #read(message: FromWorker): void {
    if (message.kind === 'answer') {
      this.#events.onAnswer(message.answer);
    } else {
      this.isReady = true;
      this.#events.onReady();
    }
  }

  async #end(): Promise<void> {
    const { stderr } = this.#process;
    // Not the event 'close': it never comes when this side disconnects first.
    const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve) => {
      this.#process.once('exit', (...end) => resolve(end));
      this.#process.once('error', (error) => {
        this.#output += error.message;
        resolve([null, null]);
      });
    });
    clearTimeout(this.#timer);
    if (this.#isStopping) return;
    if (stderr && !stderr.closed) await new Promise((resolve) => stderr.once('close', resolve));
    this.#events.onEnd({
      wasReady: this.isReady,
      reason: reasonOf(signal),
      detail: signal === null ? `code ${code}` : `signal ${signal}`,
      output: this.#output.trim(),
    });
  }
}

function reasonOf(signal: NodeJS.Signals | null): ChildEnd['reason'] {
  if (signal === ENDLESS_SIGNAL) return 'endless';
  return signal === TOO_LONG_SIGNAL || signal === 'SIGKILL' ? 'too-long' : 'crash';
}
