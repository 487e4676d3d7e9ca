/** A value that roots outside of each other share. */
export interface Store<Value> {
  readonly get: () => Value;
  /** The value it began with, which is what the server rendered. */
  readonly initial: Value;
  readonly set: (value: Value) => void;
  /** Returns how to stop listening. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    initial,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
