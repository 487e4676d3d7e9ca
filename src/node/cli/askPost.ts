import { createInterface } from 'node:readline/promises';

/** What is asked of whoever begins a post. */
export interface Answers {
  readonly title: string;
  readonly tags: readonly string[];
  readonly language: string;
}

interface Asked {
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
  /** What is wrong with tags. */
  readonly faultsOfTags: (tags: readonly string[]) => readonly string[];
}

/** Null when the input ends before every question has an answer. */
export async function askPost({ languages, defaultLanguage, faultsOfTags }: Asked): Promise<Answers | null> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Lines of a pipe may arrive before they are asked for; the iterator keeps them.
  const lines = terminal[Symbol.asyncIterator]();
  /** Asks until nothing is wrong with the answer. */
  const question = async (
    text: string,
    faultsOf: (answer: string) => readonly string[],
  ): Promise<string | null> => {
    for (;;) {
      process.stdout.write(text);
      const line = await lines.next();
      if (line.done) return null;
      const answer = line.value.trim();
      const faults = faultsOf(answer);
      if (faults.length === 0) return answer;
      process.stdout.write(`${faults.join('\n')}\n`);
    }
  };
  try {
    const title = await question('Title: ', (text) => (text === '' ? ['A post needs a title.'] : []));
    const tags =
      title === null
        ? null
        : await question('Tags, with commas between (may stay empty): ', (text) =>
            faultsOfTags(listOf(text)),
          );
    const choices = languages.join(', ');
    const language =
      tags === null
        ? null
        : await question(`Language (${choices}) [${defaultLanguage}]: `, (text) =>
            text === '' || languages.includes(text) ? [] : [`The site's languages are ${choices}.`],
          );
    if (title === null || tags === null || language === null) {
      console.error('\nThe input ended before the last answer; nothing was made.');
      return null;
    }
    return { title, tags: listOf(tags), language: language || defaultLanguage };
  } finally {
    terminal.close();
  }
}

function listOf(tags: string): string[] {
  return tags
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}
