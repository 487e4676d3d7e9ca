import type { BodyMeta } from '#model/body.ts';
import { hasDiagram } from '#model/diagrams.ts';
import type { Messages } from '#model/messages/en.ts';
import { messagesFor } from '#model/messages/messagesFor.ts';
import type { RenderedBody } from '#model/contract.ts';
import type { IndexedSection } from '#search/indexedPage.ts';
import type { CompiledBody } from './compiledBody.ts';
import { codeActions } from './codeActions.ts';
import { escapeText } from './code/escapeHtml.ts';
import { headingLink } from './headingLink.ts';
import { HELD_CODE_TAG, type HeldCode } from './heldCode.ts';
import { attributeOf, attributesToLeaveOut, decodeEntities, VOID_TAGS } from './html.ts';
import { srcsetAddresses } from '../srcset.ts';
import { SectionCollector } from './sectionCollector.ts';
import { summarise } from './summarise.ts';
import { TRUNCATE_TAG } from './truncateMarker.ts';
import { WordCounter } from './wordCounter.ts';

const TOKEN = /<!--[\s\S]*?-->|<(\/?)([A-Za-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/g;
const FIGURE_END = '</figure>';
const MEDIA = new Set(['video', 'audio', 'source', 'track']);
const FRAMES = new Set(['iframe', 'embed']);
const ONE_MODE = /#gh-(dark|light)-mode-only$/;
const LINKED_HEADING = /^h[2-6]$/;

interface FinishedBody {
  readonly html: string;
  readonly meta: BodyMeta;
  /** Its plain text, for search. */
  readonly sections: readonly IndexedSection[];
}

/**
 * The HTML of a body with its marker, comments, inline styles and handlers of events taken out, its task boxes named
 * and its headings linked, and what pages need to know of it.
 */
export function finishBody(rendered: RenderedBody, compiled: CompiledBody): FinishedBody {
  const scan = new Scan(messagesFor(compiled.locale), compiled);
  for (const match of rendered.html.matchAll(TOKEN)) scan.token(rendered.html, match);
  const html = scan.finish(rendered.html);
  const meta: BodyMeta = {
    headings: compiled.headings,
    title: compiled.title,
    summary: summarise(html),
    words: scan.words.count,
    excerptEnd: scan.excerptEnd,
    links: [...scan.links],
    images: [...scan.images],
    media: [...scan.media],
    frames: [...scan.frames],
    ids: [...scan.ids],
    islands: rendered.islands,
    hasDiagram: hasDiagram(html),
    warnings: compiled.warnings,
  };
  return { html, meta, sections: scan.sections.finish() };
}

/** One walk over the tags of a page: copies the HTML and notes what it meets. */
class Scan {
  readonly links = new Set<string>();
  readonly images = new Set<string>();
  readonly media = new Set<string>();
  readonly frames = new Set<string>();
  readonly ids = new Set<string>();
  readonly words = new WordCounter();
  readonly sections: SectionCollector;
  excerptEnd: number | null = null;
  readonly #messages: Messages;
  readonly #heldCode: readonly HeldCode[];
  /** Ids of the headings, those to come included. */
  readonly #headings: ReadonlySet<string>;
  #html = '';
  #copied = 0;
  #read = 0;
  #depth = 0;
  #isMarked = false;
  /** The heading that is open, if it can be linked to. */
  #heading: { readonly name: string; readonly id: string; readonly start: number } | null = null;

  constructor(messages: Messages, { headings, heldCode, title }: CompiledBody) {
    this.#messages = messages;
    this.#heldCode = heldCode;
    this.#headings = new Set(headings.map(({ id }) => id));
    this.sections = new SectionCollector(headings, title !== null);
  }

  token(source: string, match: RegExpExecArray): void {
    const [tag, slash, name, attributes] = match;
    this.words.text(source, this.#read, match.index);
    this.sections.html(source, this.#read, match.index);
    this.#read = match.index + tag.length;
    if (name === undefined) {
      this.#cut(source, match.index, tag.length);
      return;
    }
    this.words.tag(name);
    this.sections.tag(name, slash === '/', attributes ?? '');
    if (name === TRUNCATE_TAG) this.#truncate(source, match.index, tag);
    else if (name === HELD_CODE_TAG)
      this.#putBack(source, match.index, { tag, attributes: attributes ?? '' });
    else if (slash === '/') this.#close(source, match.index, name);
    else this.#open(source, match.index, { tag, name, attributes: attributes ?? '' });
    if (!this.#isMarked || this.#depth > 0 || this.excerptEnd !== null) return;
    this.#cut(source, this.#read, 0);
    this.excerptEnd = this.#html.length;
  }

  finish(source: string): string {
    this.words.text(source, this.#read, source.length);
    this.sections.html(source, this.#read, source.length);
    return this.#html + source.slice(this.#copied);
  }

  #open(
    source: string,
    index: number,
    { tag, name, attributes }: { tag: string; name: string; attributes: string },
  ): void {
    if (!VOID_TAGS.has(name) && !tag.endsWith('/>')) this.#depth += 1;
    // A wide one scrolls sideways, which needs the focus where there is no touch.
    if (name === 'table') this.#add(source, index + '<table'.length, ' tabindex="0"');
    if (attributes === '') return;
    if (attributes.includes('id=')) note(this.ids, attributes, 'id');
    if (name === 'a') {
      note(this.links, attributes, 'href');
      this.#noteName(source, index + '<a'.length, attributes);
    } else if (name === 'img') {
      note(this.images, attributes, 'src');
      noteSrcset(this.media, attributes);
      this.#markMode(source, index + '<img'.length, attributes);
    } else if (MEDIA.has(name)) {
      note(this.media, attributes, 'src');
      note(this.media, attributes, 'poster');
      noteSrcset(this.media, attributes);
    } else if (FRAMES.has(name)) note(this.frames, attributes, 'src');
    else if (name === 'input') this.#nameTaskBox(source, index, attributes);
    else if (LINKED_HEADING.test(name)) this.#openHeading(name, attributes);
    const start = index + 1 + name.length;
    for (const match of attributesToLeaveOut(attributes))
      this.#cut(source, start + match.index, match[0].length);
  }

  /** As on GitHub, `a.svg#gh-dark-mode-only` is for one colour mode; see `ThemedImage`. */
  #markMode(source: string, start: number, attributes: string): void {
    const mode = ONE_MODE.exec(attributeOf(attributes, 'src') ?? '')?.[1];
    if (mode !== undefined && attributeOf(attributes, 'class') === null)
      this.#add(source, start, ` class="themed-${mode}"`);
  }

  /** Browsers go to `<a name>` as they do to an id, which scripts look for: it gets one, unless another element has it. */
  #noteName(source: string, start: number, attributes: string): void {
    const written = attributeOf(attributes, 'name') ?? '';
    const anchor = decodeEntities(written);
    if (anchor === '' || this.ids.has(anchor)) return;
    this.ids.add(anchor);
    const isFree = attributeOf(attributes, 'id') === null && !this.#headings.has(anchor);
    if (isFree) this.#add(source, start, ` id="${written.replaceAll('"', '&quot;')}"`);
  }

  #openHeading(name: string, attributes: string): void {
    const id = attributeOf(attributes, 'id');
    // A link that is focused has to be seen, and an unseen heading shows nothing.
    const isSeen = !/\bsr-only\b/.test(attributes);
    this.#heading = id !== null && isSeen ? { name, id, start: this.#read } : null;
  }

  #close(source: string, index: number, name: string): void {
    this.#depth -= 1;
    if (this.#heading?.name !== name) return;
    const { id, start } = this.#heading;
    this.#heading = null;
    const text = source.slice(start, index).replace(TOKEN, (tag) => this.#formulaText(tag));
    this.#add(source, index, headingLink(id, text.trim(), this.#messages));
  }

  /** What was written for a formula; nothing for any other tag. */
  #formulaText(tag: string): string {
    if (!tag.startsWith(`<${HELD_CODE_TAG} `)) return '';
    return escapeText(this.#heldCode[Number(attributeOf(tag, 'n'))]?.code ?? '');
  }

  #putBack(source: string, index: number, { tag, attributes }: { tag: string; attributes: string }): void {
    this.#cut(source, index, tag.length);
    const number = attributeOf(attributes, 'n');
    const block = number === null ? undefined : this.#heldCode[Number(number)];
    // The end of one has no number, and nothing stands for it.
    if (!block) return;
    // A formula is no figure and has no buttons.
    this.#html += block.html.endsWith(FIGURE_END)
      ? block.html.slice(0, -FIGURE_END.length) + codeActions(this.#messages) + FIGURE_END
      : block.html;
    this.words.text(block.code, 0, block.code.length);
    this.sections.code(block.code);
    this.words.tag(HELD_CODE_TAG);
  }

  /** GFM makes a box without a name, which screen readers read as 'checkbox' alone. */
  #nameTaskBox(source: string, index: number, attributes: string): void {
    if (!attributes.includes('type="checkbox"') || attributes.includes('aria-label')) return;
    const { taskDone, taskOpen } = this.#messages;
    const label = attributes.includes(' checked') ? taskDone : taskOpen;
    this.#add(source, index + '<input'.length, ` aria-label="${label}"`);
  }

  /** The first marker ends the excerpt, behind the block that holds it; all are taken out. */
  #truncate(source: string, index: number, tag: string): void {
    this.#cut(source, index, tag.length);
    this.#isMarked = true;
  }

  #add(source: string, index: number, html: string): void {
    this.#cut(source, index, 0);
    this.#html += html;
  }

  #cut(source: string, index: number, length: number): void {
    this.#html += source.slice(this.#copied, index);
    this.#copied = index + length;
  }
}

function note(into: Set<string>, attributes: string, name: string): void {
  const value = attributeOf(attributes, name);
  if (value !== null) into.add(decodeEntities(value));
}

function noteSrcset(into: Set<string>, attributes: string): void {
  // Components write it as React does.
  const srcset = attributeOf(attributes, 'srcSet') ?? attributeOf(attributes, 'srcset');
  if (srcset === null) return;
  for (const address of srcsetAddresses(decodeEntities(srcset))) into.add(address);
}
