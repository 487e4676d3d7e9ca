interface Place {
  readonly line: number;
  readonly column: number;
}

/** Where a text names what its expressions could not find, as well as the error's words tell; else its first line. */
export function locateRuntimeError(message: string, text: string): Place {
  const lines = blankCode(text).split('\n');
  for (const needle of needlesOf(message)) {
    for (const [index, line] of lines.entries()) {
      const column = line.search(needle);
      if (column !== -1) return { line: index + 1, column: column + 1 };
    }
  }
  const first = lines.findIndex((line) => line.includes('{') || line.includes('<'));
  return { line: Math.max(first, 0) + 1, column: 1 };
}

/** What to look for, likeliest first: a name counts most inside braces, where expressions stand. */
function needlesOf(message: string): RegExp[] {
  const component = /^Expected (?:component|object) `([\w.]+)`/.exec(message)?.[1];
  if (component !== undefined) return [new RegExp(`<${escapePattern(component)}\\b`)];
  const name = /^(?:Cannot access '([\w$]+)'|([\w$.]+) is not )/.exec(message);
  const missing = name?.[1] ?? name?.[2]?.split('.').at(-1);
  if (missing !== undefined) {
    const word = `(?<![\\w$])${escapePattern(missing)}(?![\\w$])`;
    return [new RegExp(`${word}(?<=\\{[^}]*)`), new RegExp(`${word}(?<=[{<(].*)`)];
  }
  const property = /\(reading '([\w$]+)'\)/.exec(message)?.[1];
  return property === undefined ? [] : [new RegExp(`\\.${escapePattern(property)}(?![\\w$])`)];
}

function escapePattern(text: string): string {
  return text.replace(/[$.]/g, '\\$&');
}

/** The text with front matter, fenced and inline code blanked out, every line kept. */
export function blankCode(text: string): string {
  const blank = (part: string): string => part.replace(/[^\n]/g, ' ');
  return text
    .replace(/^---\n[\s\S]*?\n---(?=\n|$)/, blank)
    .replace(/^([ \t]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:\n[ \t]*\2[`~]*[ \t]*(?=\n|$)|$(?![\s\S]))/gm, blank)
    .replace(/`[^`\n]+`/g, blank);
}
