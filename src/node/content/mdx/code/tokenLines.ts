import type { StateStack } from 'shiki/textmate';
import { escapeText } from './escapeHtml.ts';
import type { LoadedGrammar } from './grammars.ts';

/** Longer lines are seldom seen twice and would fill the memory. */
const MEMO_LINE_LENGTH = 500;
const MEMO_LINES = 30_000;

/** Where a grammar stands between two lines, and the lines already seen there. */
interface State {
  readonly stack: StateStack;
  readonly lines: Map<string, Line>;
}

interface Line {
  readonly html: string;
  readonly next: State;
}

/** The parts of a stack that the next line depends on and `equals` leaves out. */
interface Frame {
  readonly parent: Frame | null;
  readonly beginRuleCapturedEOL: boolean;
}

/** Tokenises lines of one language. A line met again in the same state is not tokenised again. */
export class TokenLines {
  readonly #loaded: LoadedGrammar;
  #states = new Map<number, State[]>();
  #remembered = 0;

  constructor(loaded: LoadedGrammar) {
    this.#loaded = loaded;
  }

  /** The HTML of each line. */
  render(lines: readonly string[]): string[] {
    if (this.#remembered > MEMO_LINES) {
      this.#states = new Map();
      this.#remembered = 0;
    }
    let state = this.#stateOf(this.#loaded.initial);
    return lines.map((text) => {
      if (text === '') return '';
      const line = state.lines.get(text) ?? this.#tokenise(text, state);
      state = line.next;
      return line.html;
    });
  }

  #tokenise(text: string, state: State): Line {
    // A limit in time would cut colours on a busy machine.
    const { tokens, ruleStack } = this.#loaded.grammar.tokenizeLine2(text, state.stack, 0);
    const line = { html: renderTokens(text, tokens, this.#loaded.classes), next: this.#stateOf(ruleStack) };
    if (text.length <= MEMO_LINE_LENGTH) {
      state.lines.set(text, line);
      this.#remembered += 1;
    }
    return line;
  }

  #stateOf(stack: StateStack): State {
    const peers = this.#states.get(stack.depth) ?? [];
    if (peers.length === 0) this.#states.set(stack.depth, peers);
    const known = peers.find((peer) => isSameState(peer.stack, stack));
    if (known) return known;
    const state = { stack, lines: new Map<string, Line>() };
    peers.push(state);
    this.#remembered += 1;
    return state;
  }
}

function isSameState(a: StateStack, b: StateStack): boolean {
  if (a === b) return true;
  if (!a.equals(b)) return false;
  let [left, right]: [Frame | null, Frame | null] = [a as unknown as Frame, b as unknown as Frame];
  while (left !== null && right !== null && left !== right) {
    if (left.beginRuleCapturedEOL !== right.beginRuleCapturedEOL) return false;
    [left, right] = [left.parent, right.parent];
  }
  return true;
}

/** Tokens come as pairs of a start and its metadata: bits 11 to 14 are the font style, 15 to 23 the colour. */
function renderTokens(text: string, tokens: Uint32Array, classes: readonly string[]): string {
  let html = '';
  let open = '';
  let pending = '';
  for (let index = 0; index < tokens.length; index += 2) {
    const part = text.slice(tokens[index], tokens[index + 2] ?? text.length);
    const metadata = tokens[index + 1] ?? 0;
    // Space has no colour of its own: it joins its neighbours, so that fewer spans are needed.
    if (part.trim() === '') {
      pending += part;
      continue;
    }
    const name = classNameOf(metadata, classes);
    if (name !== open) {
      html += `${open === '' ? '' : '</span>'}${pending}${name === '' ? '' : `<span class="${name}">`}`;
      open = name;
    } else html += pending;
    pending = '';
    html += escapeText(part);
  }
  return `${html}${open === '' ? '' : '</span>'}${pending}`;
}

function classNameOf(metadata: number, classes: readonly string[]): string {
  const color = classes[(metadata >>> 15) & 0b1_1111_1111] ?? '';
  const style = (metadata >>> 11) & 0b1111;
  return style === 0 ? color : [color, ...styleClasses(style)].filter((name) => name !== '').join(' ');
}

function styleClasses(style: number): string[] {
  return ['ki', 'kb', 'ku', 'ks'].filter((_, bit) => (style & (1 << bit)) !== 0);
}
