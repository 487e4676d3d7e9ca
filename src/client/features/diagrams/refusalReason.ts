/**
 * What Mermaid has against a source, in one line: it goes on with a list of everything it would have taken. Its errors
 * come from another document, where `Error` is another one.
 */
export function refusalReason(error: unknown): string {
  const { message = String(error) } = (error ?? {}) as { readonly message?: string };
  const [line = ''] = message.split('\n');
  return line.replace(/ matching given configuration for text: .*/, '').replace(/[:.\s]+$/, '');
}
