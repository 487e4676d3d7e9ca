import type { ComponentType } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Messages } from '#model/messages/en.ts';
import { messagesFor } from '#model/messages/messagesFor.ts';
import type { RenderedBody } from '#model/contract.ts';
import type { TocItem } from '#model/page.ts';
import { BodyContext } from '../ui/mdx/BodyContext.ts';
import { components } from '../ui/mdx/components.ts';
import { expandAdmonitions } from './expandAdmonitions.tsx';
import { staticHtmlOf } from './staticBody.ts';

interface BodyOptions {
  readonly locale: string;
  readonly toc: readonly TocItem[];
}

type Content = ComponentType<{ components: typeof components }>;

/** Runs the function body that the MDX compiler made, with the standard components in scope. */
export function renderBody(code: string, { locale, toc }: BodyOptions): RenderedBody {
  const messages = messagesFor(locale);
  const finished = staticHtmlOf(code);
  const { html, islands } =
    finished === null ? runBody(code, toc, messages) : { html: finished, islands: [] };
  return { html: expandAdmonitions(html, messages), islands };
}

function runBody(code: string, toc: readonly TocItem[], messages: Messages): RenderedBody {
  const Content = evaluate(code, toc);
  const held = createHeldHtml();
  const islands: string[] = [];
  const nameIsland = (component: string) => {
    islands.push(component);
    return `${component.toLowerCase()}-${fingerprint(code)}-${islands.length}`;
  };
  const html = renderToStaticMarkup(
    <BodyContext value={{ messages, toc, holdHtml: held.hold, nameIsland }}>
      <Content components={components} />
    </BodyContext>,
  );
  return { html: held.release(html), islands: [...new Set(islands)] };
}

type Run = (runtime: object, toc: readonly TocItem[]) => { readonly default: Content };

/** `toc` is in scope as Docusaurus has it; a body that exports its own shadows it. */
function evaluate(code: string, toc: readonly TocItem[]): Content {
  // A function inside a function is parsed twice, so only bodies that may name `toc` get that.
  const scoped = code.includes('toc') ? `return (function () {${code}\n})(runtime)` : code;
  // oxlint-disable-next-line no-new-func -- the owner's own text, compiled, at build time
  const run = new Function('runtime', 'toc', scoped) as Run;
  return run({ Fragment, jsx: jsxLazily, jsxs }, toc).default;
}

/** React asks to preload every picture that is not lazy, by a `<link>` before the text. */
const jsxLazily: typeof jsx = (type, props, key) =>
  jsx(type, type === 'img' ? { loading: 'lazy', ...(props as object) } : props, key);

// Nothing that a body writes or computes can hold this, so nothing but our own markers is replaced.
const MARK = `\u{E000}${crypto.randomUUID()}`;
const MARKER = new RegExp(`${MARK}:(\\d+);`, 'g');

function createHeldHtml() {
  const parts: string[] = [];
  return {
    hold: (html: string) => `${MARK}:${parts.push(html) - 1};`,
    release: (html: string) => html.replace(MARKER, (_, index) => parts[Number(index)] ?? ''),
  };
}

/** Tells the islands of different bodies apart where a page shows several. */
function fingerprint(code: string): string {
  let hash = 5381;
  for (let index = 0; index < code.length; index++)
    hash = (Math.imul(hash, 33) ^ code.charCodeAt(index)) >>> 0;
  return hash.toString(36);
}
