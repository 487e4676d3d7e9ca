/** How long a part of this height, in px, takes to open or close, in ms: taller ones take longer, but not in proportion. */
export function collapseDuration(height: number): number {
  return Math.round((4 + 15 * (height / 36) ** 0.25 + height / 180) * 10);
}
