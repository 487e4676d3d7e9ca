interface View {
  readonly height: number;
  /** Whether the browser keeps what is read in its place when something above it grows. */
  readonly hasAnchoring: boolean;
}

/** Whether a part of the page that ends there, seen from the top of the view, may grow without moving text that is seen. */
export function canGrow(bottom: number, { height, hasAnchoring }: View): boolean {
  return bottom >= height || (bottom <= 0 && hasAnchoring);
}
