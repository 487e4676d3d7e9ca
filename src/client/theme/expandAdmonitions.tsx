import { renderToStaticMarkup } from 'react-dom/server';
import type { Messages } from '#model/messages/en.ts';
import { ADMONITION_TAG } from '#model/contract.ts';
import { Admonition } from '../ui/mdx/Admonition.tsx';
import { BodyContext } from '../ui/mdx/BodyContext.ts';

const TAG = new RegExp(`<(/?)${ADMONITION_TAG}((?:[^>"]|"[^"]*")*)>`, 'g');
const ATTRIBUTES = /^ data-type="([^"]*)"(?: data-title="([^"]*)")?$/;
const TITLE = '\u{E000}title';
const CHILDREN = '\u{E000}children';

/** Puts the theme's admonition in the place of each element that stands for one. */
export function expandAdmonitions(html: string, messages: Messages): string {
  if (!html.includes(`<${ADMONITION_TAG}`)) return html;
  const ends: string[] = [];
  return html.replace(TAG, (_, slash: string, attributes: string) => {
    if (slash === '/') return ends.pop() ?? '';
    const [, type = 'note', title] = ATTRIBUTES.exec(attributes) ?? [];
    const [start = '', end = ''] = shellOf(type, title !== undefined, messages);
    ends.push(end);
    // The title stands escaped in its attribute, but there a '<' may stand as it is.
    return title === undefined ? start : start.replace(TITLE, () => title.replaceAll('<', '&lt;'));
  });
}

const shells = new WeakMap<Messages, Map<string, readonly string[]>>();

/** The HTML around the text of an admonition, with a mark where a title goes. */
function shellOf(type: string, hasTitle: boolean, messages: Messages): readonly string[] {
  const known = shells.get(messages) ?? new Map<string, readonly string[]>();
  shells.set(messages, known);
  const key = `${type} ${hasTitle}`;
  const shell = known.get(key) ?? renderShell(type, hasTitle ? TITLE : undefined, messages).split(CHILDREN);
  known.set(key, shell);
  return shell;
}

function renderShell(type: string, title: string | undefined, messages: Messages): string {
  const body = {
    messages,
    toc: [],
    holdHtml: (html: string) => html,
    nameIsland: (name: string) => name,
    placeIsland: () => '',
  };
  return renderToStaticMarkup(
    <BodyContext value={body}>
      <Admonition type={type} title={title}>
        {CHILDREN}
      </Admonition>
    </BodyContext>,
  );
}
