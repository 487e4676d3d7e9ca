import type { FromWorker } from '#search/workerMessages.ts';
import type { WorkerSeat } from '../../../runtime/searchEngine/createWorkerSeat.ts';
import type { EngineAnswer, SeatedEngine } from '../../../runtime/searchEngine/embeddedEngine.ts';

/** A worker that owes an answer says so once a second; one that does not is dead. */
const SILENCE_MS = 4000;

/** One that has not said anything yet may still be waiting for its script. */
const START_MS = 15_000;

interface Question {
  readonly resolve: (answer: EngineAnswer) => void;
  readonly reject: (error: Error) => void;
  readonly askAgain: () => void;
}

/** Asks the worker on a seat. One that dies is replaced, and the other is asked the same. */
export function createEmbeddedEngine(seat: WorkerSeat): SeatedEngine {
  const questions = new Map<number, Question>();
  const listeners: (() => void)[] = [];
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasSpoken = false;
  /** Whether the worker took the place of a dead one, and has answered nothing yet. */
  let isSecond = false;

  function takeQuestions(): readonly Question[] {
    const lost = [...questions.values()];
    questions.clear();
    clearTimeout(timer);
    hasSpoken = false;
    return lost;
  }

  function onFailure(message: string): void {
    isSecond = false;
    for (const { reject } of takeQuestions()) reject(new Error(message));
  }

  function onSilence(): void {
    seat.clear(hasSpoken ? '' : '?again');
    if (isSecond) return onFailure('The search worker does not answer');
    isSecond = true;
    for (const { askAgain } of takeQuestions()) askAgain();
  }

  function listen(): void {
    clearTimeout(timer);
    if (questions.size > 0) timer = setTimeout(onSilence, hasSpoken ? SILENCE_MS : START_MS);
  }

  function settle(message: Exclude<FromWorker, { kind: 'heard' }>): void {
    const question = questions.get(message.id);
    questions.delete(message.id);
    isSecond = false;
    if (message.kind === 'failure') return question?.reject(new Error(message.message));
    for (const href of message.fetched) seat.fetched.add(href);
    if (message.isRenewed) for (const listener of listeners) listener();
    question?.resolve(message);
  }

  const ask: SeatedEngine['ask'] = (site, path, body) =>
    new Promise((resolve, reject) => {
      const worker = seat.start(site);
      count += 1;
      const askAgain = (): void => void ask(site, path, body).then(resolve, reject);
      questions.set(count, { resolve, reject, askAgain });
      worker.post({ kind: 'ask', id: count, path, body });
      if (questions.size === 1) listen();
    });

  return {
    warmUp: seat.warmUp,
    ask,
    onRenewed(listener) {
      listeners.push(listener);
    },
    onMessage(message) {
      hasSpoken = true;
      if (message.kind !== 'heard') settle(message);
      listen();
    },
    onFailure,
  };
}
