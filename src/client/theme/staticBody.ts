/** A whole body as the MDX compiler writes it when nothing in it has to run: one piece of finished HTML. */
const STATIC_BODY =
  /^"use strict";\nconst \{[^}]*\} = arguments\[0\];\nfunction _createMdxContent\(props\) \{\n {4}const \{ Html \} = props\.components \|\| \{\};\n {4}if \(!Html\) [^\n]*\n {4}return _jsx\(Html, \{ html: ("[^\n]*") \}\);\n\}\nfunction MDXContent\(props = \{\}\) \{/;

/** A string literal that means the same as JSON. */
const JSON_LITERAL = /^"(?:[^"\\]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"$/;

/** The HTML of a body that needs no running, or null. Most texts are such. */
export function staticHtmlOf(code: string): string | null {
  const literal = STATIC_BODY.exec(code)?.[1];
  return literal !== undefined && JSON_LITERAL.test(literal) ? (JSON.parse(literal) as string) : null;
}
