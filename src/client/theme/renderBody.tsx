import type { ComponentType, ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Messages } from '#model/messages/en.ts';
import { messagesFor } from '#model/messages/messagesFor.ts';
import { unsealHtml, type RenderedBody } from '#model/contract.ts';
import type { TocItem } from '#model/page.ts';
import { checkLines, type RenderedIsland } from '../features/islands/checkLines.ts';
import type { IslandModules } from '../features/islands/islandModule.ts';
import { renderIsland } from '../features/islands/renderIsland.tsx';
import { BodyContext, useBody, type IslandPlace } from '../ui/mdx/BodyContext.ts';
import { components } from '../ui/mdx/components.ts';
import { expandAdmonitions } from './expandAdmonitions.tsx';
import { keepScriptAddress } from './keepScriptAddress.ts';
import { staticHtmlOf } from './staticBody.ts';

interface BodyOptions {
  readonly locale: string;
  readonly toc: readonly TocItem[];
  /** The site's own islands. */
  readonly islands?: IslandModules;
}

type Components = Readonly<Record<string, unknown>>;
type Content = ComponentType<{ components: Components }>;

/** Runs the function body that the MDX compiler made, with the standard components and the islands in scope. */
export function renderBody(code: string, { locale, toc, islands = {} }: BodyOptions): RenderedBody {
  const messages = messagesFor(locale);
  const finished = staticHtmlOf(code);
  const rendered =
    finished === null ? runBody(code, { toc, messages, islands }) : { html: finished, islands: [] };
  return { ...rendered, html: expandAdmonitions(rendered.html, messages) };
}

interface BodyScope {
  readonly toc: readonly TocItem[];
  readonly messages: Messages;
  readonly islands: IslandModules;
}

function runBody(code: string, { toc, messages, islands }: BodyScope): RenderedBody {
  const held = createHeldHtml();
  const Content = evaluate(code, toc, held.hold);
  const names: string[] = [];
  const nameIsland = (component: string) => {
    names.push(component);
    return `${component.toLowerCase()}-${fingerprint(code)}-${names.length}`;
  };
  // React cannot render inside its own rendering, so islands are rendered after what is around them.
  const waiting: (() => void)[] = [];
  const done: RenderedIsland[] = [];
  const placeIsland = ({ name, props, children }: IslandPlace) => {
    const prefix = `${nameIsland(name)}-`;
    const { marker, fill } = held.reserve();
    waiting.push(() => {
      const childrenHtml = children === undefined ? null : held.hold(render(children));
      const rendered = renderIsland({ name, module: islands[name] ?? {}, props, prefix, childrenHtml });
      fill(rendered);
      done.push({ name, prefix, html: unsealHtml(rendered) });
    });
    return marker;
  };
  const body = { messages, toc, holdHtml: held.hold, nameIsland, placeIsland };
  const render = (content: ReactNode) =>
    renderToStaticMarkup(<BodyContext value={body}>{content}</BodyContext>);
  const html = render(<Content components={{ ...components, ...islandComponents(islands) }} />);
  for (let next = waiting.shift(); next; next = waiting.shift()) next();
  const whole = held.release(html);
  checkLines(whole, done);
  return { html: whole, islands: [...new Set(names)] };
}

/** Each island as a text sees it: a component that leaves its place to be filled later. */
function islandComponents(islands: IslandModules): Components {
  return Object.fromEntries(
    Object.keys(islands).map((name) => {
      const Island = ({ children, ...props }: { readonly children?: ReactNode }) =>
        useBody().placeIsland({ name, props, children });
      return [name, Island];
    }),
  );
}

/** A heading as Docusaurus hands it to a text: its words are the `value`. */
type TextTocItem = TocItem & { readonly value: string };

interface Runtime {
  readonly Fragment: typeof Fragment;
  readonly jsx: typeof jsx;
  readonly jsxs: typeof jsxs;
}

type Run = (runtime: Runtime, toc: readonly TextTocItem[]) => { readonly default: Content };

/** `toc` is in scope as Docusaurus has it; a body that exports its own shadows it. */
function evaluate(code: string, toc: readonly TocItem[], hold: (html: string) => string): Content {
  // A function inside a function is parsed twice, so only bodies that may name `toc` get that.
  const scoped = code.includes('toc') ? `return (function () {${code}\n})(runtime)` : code;
  // oxlint-disable-next-line no-new-func -- the owner's own text, compiled, at build time
  const run = new Function('runtime', 'toc', scoped) as Run;
  const items = toc.map((item) => ({ ...item, value: item.text }));
  const runtime: Runtime = {
    Fragment,
    jsx: (type, props, key) => jsxLazily(type, keepScriptAddress(type, props, hold), key),
    jsxs: (type, props, key) => jsxs(type, keepScriptAddress(type, props, hold), key),
  };
  return run(runtime, items).default;
}

/** React asks to preload every picture that is not lazy, by a `<link>` before the text. */
const jsxLazily: typeof jsx = (type, props, key) =>
  jsx(type, type === 'img' ? { loading: 'lazy', ...(props as object) } : props, key);

// Nothing that a body writes or computes can hold this, so nothing but our own markers is replaced.
const MARK = `\u{E000}${crypto.randomUUID()}`;
const MARKER = new RegExp(`${MARK}:(\\d+);`, 'g');

function createHeldHtml() {
  const parts: string[] = [];
  const hold = (html: string) => `${MARK}:${parts.push(html) - 1};`;
  // What is held may hold more.
  const release = (html: string): string =>
    html.replace(MARKER, (_, index) => release(parts[Number(index)] ?? ''));
  const reserve = () => {
    const index = parts.length;
    return { marker: hold(''), fill: (html: string) => void (parts[index] = html) };
  };
  return { hold, release, reserve };
}

/** Tells the islands of different bodies apart where a page shows several. */
function fingerprint(code: string): string {
  let hash = 5381;
  for (let index = 0; index < code.length; index++)
    hash = (Math.imul(hash, 33) ^ code.charCodeAt(index)) >>> 0;
  return hash.toString(36);
}
