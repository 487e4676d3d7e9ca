/**
 * Outlines on a 24 px grid, beside those of the frame. The build alone draws them: what the frame shows stands in
 * `Icon.tsx`, which every reader's browser loads.
 */
const STROKES = {
  note: 'M4 20h4L19 9l-4-4L4 16v4ZM13 7l4 4',
  tip: 'M9 18h6M10 21h4M8.5 14.5a6 6 0 1 1 7 0L15 18H9l-.5-3.5Z',
  info: 'M12 21a9 9 0 1 1 .1 0ZM12 11v5M12 7.5v.5',
  warning: 'M12 4 2.5 20h19L12 4ZM12 10v4.5M12 17v.5',
  danger: 'M8 3h8l5 5v8l-5 5H8l-5-5V8l5-5ZM12 7.5v5.5M12 16v.5',
  code: 'M8 7 3 12l5 5M16 7l5 5-5 5M13.5 5l-3 14',
  social: 'M4 5h16v11H11l-4.5 4v-4H4ZM8 9h8M8 12.5h5',
  network:
    'M12 8.5a3 3 0 1 1 .1 0ZM5 21.5a3 3 0 1 1 .1 0ZM19 21.5a3 3 0 1 1 .1 0ZM10.5 8 6.5 15.5M13.5 8l4 7.5M8 18.5h8',
  email: 'M3 6h18v12H3V6ZM3 7l9 6 9-6',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1-1',
} as const;

export type TextIconName = keyof typeof STROKES;

export function TextIcon({ name }: { name: TextIconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={STROKES[name]} />
    </svg>
  );
}
