import type { RenderedBody } from '#model/contract.ts';
import type { CompiledBody } from './compiledBody.ts';

const CODE = /:([a-z0-9_+-]+):/g;
const RUN = String.raw`(?<![\w:/])(?::[a-z0-9_+-]+:)+(?![\w:/])`;
const IN_TEXT = new RegExp(RUN, 'g');
/** Whatever is not said to readers, or as it was written, and, last, codes. */
const IN_HTML = new RegExp(
  String.raw`<(code|pre|kbd|samp|script|style|textarea|math)\b[^]*?</\1>|<!--[^]*?-->|<(?:[^>"']|"[^"]*"|'[^']*')*>|${RUN}`,
  'g',
);

interface Made {
  readonly rendered: RenderedBody;
  readonly compiled: CompiledBody;
}

/** Writes emoji where a text has their names on GitHub, such as `:rocket:`. Names that nobody knows stay. */
export async function translateEmojiCodes(made: Made): Promise<Made> {
  const { rendered, compiled } = made;
  if (rendered.html.search(CODE) === -1) return made;
  const { nameToEmoji } = await import('gemoji');
  const translate = (run: string): string =>
    run.startsWith('<')
      ? run
      : run.replace(
          CODE,
          (code, name: string) => (Object.hasOwn(nameToEmoji, name) && nameToEmoji[name]) || code,
        );
  const inText = (text: string): string => text.replace(IN_TEXT, translate);
  return {
    rendered: { ...rendered, html: rendered.html.replace(IN_HTML, translate) },
    compiled: {
      ...compiled,
      headings: compiled.headings.map((heading) => ({ ...heading, text: inText(heading.text) })),
      title: compiled.title === null ? null : inText(compiled.title),
    },
  };
}
