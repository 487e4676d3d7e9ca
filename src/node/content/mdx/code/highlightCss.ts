/** Style sheet for the classes of highlighted code, in both colour modes. */
export async function highlightCss(): Promise<string> {
  const { codeColors } = await import('./classTheme.ts');
  const light = codeColors.map(({ className, light }) => `.${className}{color:${light}}`);
  const dark = codeColors.map(({ className, dark }) => `[data-theme=dark] .${className}{color:${dark}}`);
  // Paper is white in both modes.
  return [
    ...light,
    `@media screen{${dark.join('')}}`,
    '.ki{font-style:italic}.kb{font-weight:700}.ku{text-decoration:underline}.ks{text-decoration:line-through}',
  ].join('');
}
