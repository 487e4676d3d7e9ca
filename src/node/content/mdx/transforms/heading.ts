import type { MdastNode } from 'satteri';
import { withoutFormulaMarks } from '../math/formulaMarks.ts';
import { colonsAsWritten } from '../prepare/heldColons.ts';
import { TRUNCATE_HEADING, TRUNCATE_TAG } from '../truncateMarker.ts';
import { textOf } from './textOf.ts';
import type { TransformState } from './transformState.ts';
import type { NodeOf, TreeEditor } from './treeEditor.ts';

const COMMENT_ID = /^\/\*\s*#(\S+)\s*\*\/$/;
const TEXT_ID = /[ \t]+\{#([^\s{}#]+)\}$/;

/** Gives a heading its id and lists it; turns the truncate marker into its element. */
export function transformHeading(
  heading: NodeOf<'heading'>,
  editor: TreeEditor,
  state: TransformState,
): void {
  // Reading children is what costs in Satteri, so only a text with such ids pays for it.
  const claim = state.explicitIds.size === 0 ? null : claimedId(heading);
  if (claim !== null) editor.setChildren(heading, claim.children);
  const words = claim === null ? editor.text(heading) : claim.children.map((child) => textOf(child)).join('');
  const text = colonsAsWritten(withoutFormulaMarks(words)).trim();
  if (text === TRUNCATE_HEADING && heading.depth === 1) {
    editor.replace(heading, [{ type: 'html', value: `<${TRUNCATE_TAG}></${TRUNCATE_TAG}>` }]);
    return;
  }
  const id = claim === null ? freeSlug(text, state) : freeClaim(claim.id, state);
  editor.setElement(heading, { hProperties: { id } });
  if (heading.depth > 1) state.headings.push({ id, text, level: heading.depth });
  else if (state.title === null && editor.opensBody(heading)) state.title = text;
}

/** The id at the end of a heading, and the children without it. */
function claimedId(heading: NodeOf<'heading'>): { id: string; children: MdastNode[] } | null {
  const last = heading.children.at(-1);
  if (last?.type === 'mdxTextExpression') {
    const id = COMMENT_ID.exec(last.value.trim())?.[1];
    return id === undefined ? null : { id, children: trimEnd(heading.children.slice(0, -1)) };
  }
  if (last?.type !== 'text') return null;
  const match = TEXT_ID.exec(last.value);
  if (match?.[1] === undefined) return null;
  const rest: MdastNode = { type: 'text', value: last.value.slice(0, match.index) };
  return { id: match[1], children: [...heading.children.slice(0, -1), rest] };
}

function trimEnd(children: MdastNode[]): MdastNode[] {
  const last = children.at(-1);
  return last?.type === 'text'
    ? [...children.slice(0, -1), { type: 'text', value: last.value.trimEnd() }]
    : children;
}

/** Ids that headings claim win over those made from text, wherever they stand. */
function freeSlug(text: string, state: TransformState): string {
  const words = text === '' ? 'section' : text.normalize();
  let id = state.slugger.slug(words);
  while (id === '' || state.explicitIds.has(id)) id = state.slugger.slug(id === '' ? 'section' : words);
  return id;
}

function freeClaim(claimed: string, { usedIds }: TransformState): string {
  let id = claimed;
  for (let count = 1; usedIds.has(id); count += 1) id = `${claimed}-${count}`;
  usedIds.add(id);
  return id;
}
