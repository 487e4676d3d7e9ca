import type { Candidate } from './candidates.ts';
import type { ContentPlace } from './contents.ts';
import { TOPIC_GRADE } from './postings.ts';

/** How much a heading says by how much of it the term is: from one of many words to the only one. */
const HEADING_BY_GRADE = [0.6, 0.7, 0.85, 1];
/** Of a page's title: one or two words of their own say the same. */
const TITLE_BY_GRADE = [0.6, 0.7, 0.9];
const HEADING_BY_LEVEL = [0, 1, 0.95, 0.95, 0.9, 0.9, 0.9];
/** By whether it is there often, for how long the text is. */
const CONTENT_BY_GRADE = [0.35, 0.7];
const WEIGHT = { above: 0.4, content: 0.4, topic: 0.35 } as const;

/** Where one word of a query is, and how well, by section. */
export class Fields {
  /** In its own heading. */
  readonly heading: Float32Array;
  /** In a heading above. */
  readonly above: Float32Array;
  readonly content: Float32Array;
  /** Among the topics of the page that it begins. */
  readonly topic: Float32Array;
  readonly #levels: Uint8Array;
  readonly #titleFactor: number;

  constructor(levels: Uint8Array, titleFactor: number) {
    this.heading = new Float32Array(levels.length);
    this.above = new Float32Array(levels.length);
    this.content = new Float32Array(levels.length);
    this.topic = new Float32Array(levels.length);
    this.#levels = levels;
    this.#titleFactor = titleFactor;
  }

  clear(): void {
    for (const field of [this.heading, this.above, this.content, this.topic]) field.fill(0);
  }

  /** Of several terms that a word may stand for, the best counts. */
  mark({ place, strength }: Candidate, content: ContentPlace | undefined): void {
    const levels = this.#levels;
    place.dictionary.headings.forEach(place.index, (section, grade) => {
      const level = levels[section] ?? 1;
      if (level === 1 && grade === TOPIC_GRADE) {
        raise(this.topic, section, strength);
        return;
      }
      const value = strength * ((level === 1 ? TITLE_BY_GRADE : HEADING_BY_GRADE)[grade] ?? 0);
      const factor = (HEADING_BY_LEVEL[level] ?? 0) * (level === 1 ? this.#titleFactor : 1);
      raise(this.heading, section, value * factor);
      for (let below = section + 1; (levels[below] ?? 0) > level; below += 1) raise(this.above, below, value);
    });
    content?.postings.forEach(content.list, (section, grade) =>
      raise(this.content, section, strength * (CONTENT_BY_GRADE[grade] ?? 0)),
    );
  }

  /** 0 where the word is not. In the heading, it says no more for being in those above as well. */
  valueAt(section: number): number {
    const inHeadings = Math.max(this.heading[section] ?? 0, WEIGHT.above * (this.above[section] ?? 0));
    const inText = Math.max(this.content[section] ?? 0, WEIGHT.topic * (this.topic[section] ?? 0));
    return inHeadings + WEIGHT.content * inText;
  }

  /** Whether the title or the topics of a page have it, for the section that begins it. */
  isTopicAt(section: number): boolean {
    return this.#levels[section] === 1 && (this.topic[section] || this.heading[section]) !== 0;
  }

  /** How much the word tells sections apart: rare ones say more than those that are everywhere. 0 if it is nowhere. */
  weight(): number {
    const count = this.heading.length;
    let matching = 0;
    for (let section = 0; section < count; section += 1) if (this.valueAt(section) > 0) matching += 1;
    return matching === 0 ? 0 : Math.log(1 + count / matching);
  }
}

function raise(values: Float32Array, index: number, value: number): void {
  if ((values[index] ?? 0) < value) values[index] = value;
}
