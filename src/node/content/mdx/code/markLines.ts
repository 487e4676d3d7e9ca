/** How a line is set off from its neighbours; also the name of its class. */
export type LineMark = 'highlight' | 'error' | 'add' | 'remove';

export interface MarkedCode {
  /** The lines without the comments that marked them. */
  readonly lines: readonly string[];
  /** By index of a line. */
  readonly marks: ReadonlyMap<number, LineMark>;
}

const WORDS: Readonly<Record<string, LineMark>> = {
  highlight: 'highlight',
  hl: 'highlight',
  error: 'error',
  add: 'add',
  remove: 'remove',
  '++': 'add',
  '--': 'remove',
};

const OPEN = String.raw`(?:\/\/|#|--|%|;|\{?\/\*|<!--)`;
const CLOSE = String.raw`(?:\*\/\}?|-->)?`;
/** A line of its own: `// highlight-next-line`, `# error-start`. */
const LINE = new RegExp(
  String.raw`^\s*${OPEN}\s*(highlight|error|add|remove)-(next-line|start|end)\s*${CLOSE}\s*$`,
);
/** At the end of a line or in one of its own: `// [!code ++]`, `<!-- [!code highlight:3] -->`. */
const NOTE = new RegExp(
  String.raw`\s*${OPEN}\s*\[!code (\+\+|--|highlight|hl|error|add|remove)(?::(\d{1,4}))?\]\s*${CLOSE}\s*$`,
);

/** Takes the comments that mark lines out of the code, in the syntax of any language. */
export function markLines(code: string): MarkedCode {
  const source = code.split('\n');
  if (!code.includes('[!code ') && !/-(?:next-line|start|end)/.test(code))
    return { lines: source, marks: new Map() };
  const reader = new MarkReader();
  for (const line of source) reader.read(line);
  return reader;
}

class MarkReader implements MarkedCode {
  readonly lines: string[] = [];
  readonly marks = new Map<number, LineMark>();
  readonly #open = new Set<LineMark>();

  read(text: string): void {
    const comment = LINE.exec(text);
    if (comment) {
      this.#command(WORDS[comment[1] ?? ''] ?? 'highlight', comment[2] ?? '');
      return;
    }
    const note = NOTE.exec(text);
    if (note === null) this.#add(text);
    else this.#note(text.slice(0, note.index), WORDS[note[1] ?? ''] ?? 'highlight', Number(note[2] ?? 1));
  }

  #command(mark: LineMark, action: string): void {
    if (action === 'start') this.#open.add(mark);
    else if (action === 'end') this.#open.delete(mark);
    else this.marks.set(this.lines.length, mark);
  }

  /** A note alone on its line speaks of the lines after it. */
  #note(text: string, mark: LineMark, count: number): void {
    for (let offset = 0; offset < count; offset += 1) this.marks.set(this.lines.length + offset, mark);
    if (text.trim() !== '') this.#add(text);
  }

  #add(text: string): void {
    for (const mark of this.#open)
      if (!this.marks.has(this.lines.length)) this.marks.set(this.lines.length, mark);
    this.lines.push(text);
  }
}
