/** Work that is asked for while it is under way is not begun twice; one that failed is tried again later. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | null = null;
  return () =>
    (underWay ??= work().finally(() => {
      underWay = null;
    }));
}
