/** Puts the front matter in scope, as Docusaurus has it; a body that exports its own shadows it. */
export function bindFrontMatter(code: string, frontMatter: string | null): string {
  if (frontMatter === null) return code;
  return [
    `const frontMatter = ${frontMatter};`,
    `return (function () {${code}\n}).call(undefined, arguments[0]);`,
  ].join('\n');
}
