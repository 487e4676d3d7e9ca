const TAG = /<(\/?)(mtable|mtr|mtd)\b([^>]*)>/g;
const ALIGNMENTS = /\scolumnalign="([^"]*)"/;

interface OpenTable {
  readonly alignments: readonly string[];
  column: number;
}

/**
 * Says at each cell of a table how its column is aligned. MathML Core leaves that to style sheets and knows no attribute
 * of the table for it, and no selector finds a cell by its column in a list.
 */
export function alignCells(mathMl: string): string {
  if (!mathMl.includes('<mtable')) return mathMl;
  const open: OpenTable[] = [];
  return mathMl.replace(TAG, (tag, slash: string, name: string, attributes: string) => {
    const table = open.at(-1);
    if (name === 'mtable') {
      if (slash === '/') open.pop();
      else open.push({ alignments: ALIGNMENTS.exec(attributes)?.[1]?.split(' ') ?? [], column: 0 });
    } else if (table && slash === '') {
      if (name === 'mtr') table.column = 0;
      // Cells with a class are what KaTeX puts beside the columns that were written.
      else if (!attributes.includes('class')) return startOfCell(tag, table);
    }
    return tag;
  });
}

function startOfCell(tag: string, table: OpenTable): string {
  const alignment = table.alignments[table.column] ?? 'center';
  table.column += 1;
  return alignment === 'center' ? tag : tag.replace('<mtd', `<mtd columnalign="${alignment}"`);
}
