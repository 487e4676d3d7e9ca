/** Class of a table cell for the alignment that an engine wrote as a style or as `align`, or null without one. */
export function alignClass(properties: Readonly<Record<string, unknown>>): string | null {
  const { align, style } = properties;
  if (typeof align === 'string') return `ta-${align}`;
  const side = typeof style === 'string' ? /text-align:\s*(\w+)/.exec(style)?.[1] : undefined;
  return side === undefined ? null : `ta-${side}`;
}
