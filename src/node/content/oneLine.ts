/** Words that YAML spreads over lines, as they are said: titles, labels and descriptions are one line everywhere. */
export function oneLine(text: string): string {
  return text.replace(/\s*[\n\r\u2028\u2029]\s*/g, ' ').trim();
}
