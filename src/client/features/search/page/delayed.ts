/** An action that waits until nothing has asked for it for a while. */
export interface Delayed {
  readonly ask: () => void;
  /** Does it now. */
  readonly flush: () => void;
  readonly cancel: () => void;
  readonly isWaiting: () => boolean;
}

export function delayed(action: () => void, ms: number): Delayed {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const cancel = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  const flush = (): void => {
    cancel();
    action();
  };
  return {
    ask() {
      cancel();
      timer = setTimeout(flush, ms);
    },
    flush,
    cancel,
    isWaiting: () => timer !== null,
  };
}
