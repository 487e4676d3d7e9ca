/** A place in data as owners would write it in code: `navbar.items[0].label`. */
export function nameOfPath(path: readonly (string | number)[]): string {
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`))
    .join('');
}
