import { isOptionalLayer, type StyleLayer } from '#model/styleLayers.ts';

const OPENING = /@layer ([\w-]+)\{/y;
const STRING_OR_BRACE = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{}]/g;

/**
 * Parts a bundled style sheet, which is a row of `@layer name{…}`, into what every page needs and each layer that only
 * some do. The first part names all layers, so that their order holds however a page puts the others together.
 */
export function splitLayers(css: string): StyleLayer[] {
  const blocks = blocksOf(css.trim());
  const names = [...new Set(blocks.map(({ layer }) => layer))];
  const cssOf = (wanted: (layer: string) => boolean): string =>
    blocks
      .filter(({ layer }) => wanted(layer))
      .map((block) => block.css)
      .join('');
  return [
    { layer: null, css: `@layer ${names.join(',')};${cssOf((layer) => !isOptionalLayer(layer))}` },
    ...names.filter(isOptionalLayer).map((name) => ({ layer: name, css: cssOf((layer) => layer === name) })),
  ];
}

function blocksOf(css: string): { layer: string; css: string }[] {
  const blocks: { layer: string; css: string }[] = [];
  let at =
    css.startsWith('@layer') && !css.slice(0, css.indexOf(';') + 1).includes('{') ? css.indexOf(';') + 1 : 0;
  while (at < css.length) {
    OPENING.lastIndex = at;
    const layer = OPENING.exec(css)?.[1];
    if (layer === undefined)
      throw new Error(`Every rule of the theme belongs into a layer: ${css.slice(at, at + 80)}`);
    const end = endOfBlock(css, at);
    blocks.push({ layer, css: css.slice(at, end) });
    at = end;
  }
  return blocks;
}

/** Position after the brace that closes the first one opened at or after `from`. */
function endOfBlock(css: string, from: number): number {
  let depth = 0;
  STRING_OR_BRACE.lastIndex = from;
  for (let match = STRING_OR_BRACE.exec(css); match; match = STRING_OR_BRACE.exec(css)) {
    if (match[0] === '{') depth += 1;
    else if (match[0] === '}') depth -= 1;
    if (depth === 0) return STRING_OR_BRACE.lastIndex;
  }
  throw new Error('A layer of the style sheet is not closed.');
}
