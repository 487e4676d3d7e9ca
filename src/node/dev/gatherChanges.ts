import type { ChangeKind } from './changeKind.ts';

/** Some editors and formatters save many files at once. */
const SETTLE_MS = 20;

/** Takes changes of files one by one and tells of those of the site together, once it is quiet. */
export function gatherChanges(
  kindOf: (file: string) => ChangeKind | null,
  tell: (kinds: ReadonlySet<ChangeKind>) => void,
): { readonly add: (file: string) => void; readonly flush: () => void; readonly stop: () => void } {
  let timer: NodeJS.Timeout | undefined;
  let kinds = new Set<ChangeKind>();
  const flush = (): void => {
    clearTimeout(timer);
    const gathered = kinds;
    kinds = new Set();
    if (gathered.size > 0) tell(gathered);
  };
  return {
    add(file) {
      const kind = kindOf(file);
      if (kind === null) return;
      kinds.add(kind);
      clearTimeout(timer);
      timer = setTimeout(flush, SETTLE_MS);
    },
    /** Tells at once, quiet or not. */
    flush,
    stop: () => clearTimeout(timer),
  };
}
