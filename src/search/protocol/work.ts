import { type Ask, createAsk } from './findSections.ts';
import { RequestError } from './requestError.ts';

/** A thousand hits of sections of the usual length have two thirds of it. It is about half a second of work. */
const MAX_LETTERS = 5_000_000;

/** Called between two pieces of work; others may be let in before it resolves. */
export type Pause = () => Promise<void>;

/** What is done for one request of a client, which may hold several searches. */
export interface Work {
  readonly ask: Ask;
  readonly pause: Pause;
  /** Counts letters that are read or written. Ends the request where they are more than a client can need. */
  readonly spend: (letters: number) => void;
}

export function createWork(pause: Pause): Work {
  let spent = 0;
  const spend = (letters: number): void => {
    spent += letters;
    if (spent <= MAX_LETTERS) return;
    const limit = `All hits together may have ${MAX_LETTERS} characters, with the texts that they are found in`;
    throw new RequestError(400, `${limit}: ask for fewer hits or fewer attributes`);
  };
  return { ask: createAsk(spend), pause, spend };
}
