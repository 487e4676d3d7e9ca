/** Outlines on a 24 px grid, drawn with the colour of the text. A circle is one arc that all but closes, which is shorter. */
const STROKES = {
  up: 'M12 20V5M5.5 11 12 4.5 18.5 11',
  menu: 'M4 6h16M4 12h16M4 18h16',
  search: 'M10.5 17a6.5 6.5 0 1 1 .1 0ZM15.5 15.5 21 21',
  language: 'M12 21a9 9 0 1 1 .1 0ZM3.5 9h17M3.5 15h17M12 3c5 5.5 5 12.5 0 18-5-5.5-5-12.5 0-18Z',
  close: 'M6 6 18 18M18 6 6 18',
  colorMode: 'M12 3a9 9 0 1 0 9 9 7 7 0 0 1-9-9Z',
} as const;

export function Icon({ name }: { name: keyof typeof STROKES }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={STROKES[name]} />
    </svg>
  );
}
