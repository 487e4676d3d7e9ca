import { TextIcon, type TextIconName } from './TextIcon.tsx';

/** Filled marks on a 16 px grid. */
const MARKS: ReadonlyMap<string, string> = new Map([
  [
    'github',
    'M8 0a8 8 0 0 0-2.5 15.6c.4.1.5-.2.5-.4v-1.5c-2 .4-2.5-.5-2.7-1-.1-.2-.5-.9-.8-1.1-.3-.2-.7-.5 0-.5.6 0 1.1.6 1.2.8.7 1.2 1.9.9 2.3.7.1-.5.3-.9.5-1.1-1.8-.2-3.6-.9-3.6-4 0-.8.3-1.6.8-2.1-.1-.2-.4-1 .1-2.1 0 0 .7-.2 2.2.8a7.6 7.6 0 0 1 4 0c1.5-1 2.2-.8 2.2-.8.4 1.1.2 1.9.1 2.1.5.6.8 1.3.8 2.1 0 3.1-1.9 3.8-3.7 4 .3.2.6.7.6 1.5v2.2c0 .2.1.5.5.4A8 8 0 0 0 8 0Z',
  ],
  [
    'x',
    'M9.5 6.8 15.3 0h-1.4L8.9 5.9 4.9 0H.2l6.1 8.9L.2 16h1.4l5.3-6.2L11.1 16h4.7L9.5 6.8ZM2.1 1h2.1l9.7 14h-2.1L2.1 1Z',
  ],
  [
    'linkedin',
    'M3.6 16H.3V5.3h3.3V16ZM2 3.9A1.9 1.9 0 1 1 2 0a1.9 1.9 0 0 1 0 3.9ZM16 16h-3.3v-5.2c0-1.2 0-2.8-1.7-2.8s-2 1.4-2 2.8V16H5.7V5.3h3.2v1.5c.5-.9 1.6-1.8 3.2-1.8 3.4 0 3.9 2.3 3.9 5.2V16Z',
  ],
]);

/** Outlines for kinds of places without a mark of their own. */
const OUTLINES: ReadonlyMap<string, TextIconName> = new Map([
  ['code', 'code'],
  ['social', 'social'],
  ['network', 'network'],
  ['email', 'email'],
]);

/** The mark of a network; a plain link icon for those we have none of. */
export function SocialIcon({ kind }: { kind: string }) {
  const mark = MARKS.get(kind === 'twitter' ? 'x' : kind);
  if (mark === undefined) return <TextIcon name={OUTLINES.get(kind) ?? 'link'} />;
  return (
    <svg className="icon icon-mark" viewBox="0 0 16 16" aria-hidden="true">
      <path d={mark} />
    </svg>
  );
}
