/** Whether an address fits one of the patterns of `links.ignore`, in which `*` stands for anything. */
export function isIgnored(address: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    // 'https://example.com' means the page that browsers call 'https://example.com/'.
    const whole = !pattern.includes('*') && URL.canParse(pattern) ? new URL(pattern).href : pattern;
    return fits(address, whole.split('*'));
  });
}

/** Looks for the parts one after the other: as quick with many stars as with one. */
function fits(address: string, parts: readonly string[]): boolean {
  const [first = '', ...rest] = parts;
  const last = rest.pop();
  if (last === undefined) return address === first;
  if (!address.startsWith(first)) return false;
  let from = first.length;
  for (const part of rest) {
    const at = address.indexOf(part, from);
    if (at === -1) return false;
    from = at + part.length;
  }
  return address.length - last.length >= from && address.endsWith(last);
}
