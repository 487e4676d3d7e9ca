/** Outlines on a 24 px grid, beside those of the frame. */
const STROKES = {
  page: 'M6 3h8l4 4v14H6V3ZM14 3v4h4M9 12h6M9 16h6',
  heading: 'M9 4 7 20M17 4l-2 16M4.5 9h16M3.5 15h16',
  text: 'M4 7h16M4 12h16M4 17h10',
  recent: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2',
  favorite: 'm12 3 2.8 5.7 6.2.9-4.5 4.4 1.1 6.2L12 17.3l-5.6 2.9 1.1-6.2L3 9.6l6.2-.9L12 3Z',
} as const;

export type SearchIconName = keyof typeof STROKES;

export function SearchIcon({ name }: { name: SearchIconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={STROKES[name]} />
    </svg>
  );
}
