/**
 * Words as they are said: titles, labels and descriptions are one line everywhere, however they were written, and hold nothing that only
 * terminals and printers understand.
 */
export function oneLine(text: string): string {
  return text
    .replace(/\s*[\n\r\u2028\u2029]\s*/g, ' ')
    .replaceAll('\t', ' ')
    .replace(/\p{Cc}/gu, '')
    .trim();
}
