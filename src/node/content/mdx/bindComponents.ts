/** Wraps a body whose own code uses the standard components, so that its binders get them before it renders. */
export function bindComponents(code: string, binders: readonly string[]): string {
  if (binders.length === 0) return code;
  const calls = binders.map((binder) => `body.${binder}(components);`).join(' ');
  return [
    `const body = (function () {${code}\n}).call(undefined, arguments[0]);`,
    'return { ...body, default: (props) => {',
    '  const components = props.components ?? {};',
    `  ${calls}`,
    '  return body.default(props);',
    '} };',
  ].join('\n');
}
