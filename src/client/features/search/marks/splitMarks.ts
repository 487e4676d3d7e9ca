/** A piece of a text, and whether it is what was searched for. */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** The marks that answers are asked for. */
const MARK = /<mark>(.*?)<\/mark>/s;

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['#39', "'"],
  ['#x27', "'"],
]);

/** The pieces of a text that is escaped for HTML and has marks around what was found. Other tags are text. */
export function splitMarks(value: string): readonly Piece[] {
  return value
    .split(MARK)
    .map((piece, index) => ({ text: decode(piece), isMarked: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

/** In one pass: what a decoded entity leads to is not decoded again. */
function decode(text: string): string {
  return text.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES.get(name) ?? entity);
}
