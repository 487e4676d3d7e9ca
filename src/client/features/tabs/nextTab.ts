/** Where a key leads among tabs in a row, wrapping around; null if it leads nowhere. */
export function nextTab(
  key: string,
  { index, count, isRtl }: { readonly index: number; readonly count: number; readonly isRtl: boolean },
): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + (isRtl ? count - 1 : 1)) % count;
    case 'ArrowLeft':
      return (index + (isRtl ? 1 : count - 1)) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
