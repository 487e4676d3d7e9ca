import type { ThemeColors } from '#model/contract.ts';

/**
 * The style sheet of feeds that are opened in a browser, with a sentence that says what they are. A style sheet can
 * neither make links, so that addresses are shown for copying, nor write dates as people do, so that they are not shown.
 */
export function feedStyle(explanation: string, colors: ThemeColors): string {
  const { bg, surface, text, muted, line, accent } = colors;
  return `rss, feed {
  display: block;
  max-width: 46rem;
  margin: 0 auto;
  padding: 2rem 1rem 4rem;
  font: 1.0625rem/1.6 system-ui, sans-serif;
  color: ${text.light};
  background: ${bg.light};
  overflow-wrap: anywhere;
  color-scheme: light dark;
}
rss > channel, item, entry { display: block; }
rss::before, feed::before {
  content: ${cssString(explanation)};
  display: block;
  margin-bottom: 2rem;
  padding: 0.75rem 1rem;
  border-inline-start: 0.25rem solid ${accent.light};
  background: ${surface.light};
}
channel > title, feed > title { display: block; font-size: 2rem; font-weight: 700; line-height: 1.2; }
channel > description, feed > subtitle { display: block; margin-top: 0.5rem; color: ${muted.light}; }
item, entry { margin-top: 2.25rem; padding-top: 1.25rem; border-top: 1px solid ${line.light}; }
item > title, entry > title { display: block; font-size: 1.25rem; font-weight: 700; line-height: 1.3; }
item > description, entry > summary { display: block; margin-top: 0.5rem; }
item > link, entry > id {
  display: block;
  margin-top: 0.5rem;
  font-size: 0.9rem;
  color: ${accent.light};
  user-select: all;
}
channel > link, channel > language, channel > copyright, channel > lastBuildDate, channel > docs,
item > pubDate, item > guid, item > category, item > *|creator, item > *|encoded,
feed > id, feed > updated, feed > author, feed > icon, feed > rights,
entry > published, entry > updated, entry > author, entry > content { display: none; }
@media (prefers-color-scheme: dark) {
  rss, feed { color: ${text.dark}; background: ${bg.dark}; }
  rss::before, feed::before { background: ${surface.dark}; border-color: ${accent.dark}; }
  channel > description, feed > subtitle { color: ${muted.dark}; }
  item, entry { border-color: ${line.dark}; }
  item > link, entry > id { color: ${accent.dark}; }
}
`;
}

function cssString(text: string): string {
  return `"${text.replace(/["\\\n]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`;
}
