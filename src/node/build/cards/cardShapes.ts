/** A drawing of one ink: what it covers is painted. */
export interface Shape {
  readonly size: number;
  readonly svg: string;
}

/** The hole of a leaf, through which the cord goes. */
export function holeShape(size: number): Shape {
  return {
    size,
    svg: drawing(size, '<circle cx="16" cy="16" r="12" fill="none" stroke="#000" stroke-width="8"/>'),
  };
}

/** The mark of the site: a leaf with its lines and its hole, left out of a square. */
export function markShape(size: number): Shape {
  const square = 'M7 0h18a7 7 0 0 1 7 7v18a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7z';
  const leaf = 'M3 11.5Q16 8.5 29 11.5V20.5Q16 23.5 3 20.5z';
  const lines = 'M7 13.6q3-.7 6-.9m6 0q3 .2 6 .9M7 16h6m6 0h6M7 18.4q3 .7 6 .9m6 0q3-.2 6-.9';
  return {
    size,
    svg: drawing(
      size,
      `<path fill-rule="evenodd" d="${square}${leaf}"/><circle cx="16" cy="16" r="1.6"/>` +
        `<path d="${lines}" fill="none" stroke="#000" stroke-width="1.3" stroke-linecap="round"/>`,
    ),
  };
}

function drawing(size: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32">${content}</svg>`;
}
