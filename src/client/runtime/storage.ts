/** What the reader's browser keeps for us under one key, as JSON. Nothing here ever throws. */
export interface StorageSlot<Value> {
  /** Null where nothing is kept, where it is not what we wrote, and where storage is blocked. */
  readonly get: () => Value | null;
  readonly set: (value: Value) => void;
  readonly remove: () => void;
  /** Tells of changes in other tabs. Returns how to stop listening. */
  readonly listen: (listener: (value: Value | null) => void) => () => void;
}

interface StorageSlotOptions<Value> {
  readonly key: string;
  /** Gives the value that the parsed JSON stands for, or null if it is none. */
  readonly parse: (data: unknown) => Value | null;
  /** Longer texts are neither written nor read. */
  readonly maxLength?: number;
}

const MAX_LENGTH = 100_000;

type Failure = 'read' | 'write' | 'remove' | 'parse' | 'size';

const warned = new Set<Failure>();

/** The only way to browser storage, besides that of the boot script and of tabs (`bootStorage.ts`). */
export function storageSlot<Value>(options: StorageSlotOptions<Value>): StorageSlot<Value> {
  const { key, parse, maxLength = MAX_LENGTH } = options;

  function valueOf(text: string | null): Value | null {
    if (text === null) return null;
    if (text.length > maxLength) return warn('size', `'${key}' holds ${text.length} characters`);
    const value = attempt('parse', () => parse(JSON.parse(text)));
    return value === null ? warn('parse', `'${key}' holds something else`) : value;
  }

  return {
    get: () => valueOf(attempt('read', () => localStorage.getItem(key))),
    set(value) {
      const text = JSON.stringify(value);
      if (text.length > maxLength) warn('size', `'${key}' would hold ${text.length} characters`);
      else attempt('write', () => localStorage.setItem(key, text));
    },
    remove() {
      attempt('remove', () => localStorage.removeItem(key));
    },
    listen(listener) {
      const onStorage = (event: StorageEvent): void => {
        // A key of null means that the whole storage was cleared.
        if (event.key === key || event.key === null) listener(valueOf(event.newValue));
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };
}

function attempt<Result>(failure: Failure, action: () => Result): Result | null {
  try {
    return action();
  } catch (error) {
    return warn(failure, error);
  }
}

/** A reader whose storage is blocked or full would otherwise fill the console by reading on. */
function warn(failure: Failure, reason: unknown): null {
  if (!warned.has(failure)) console.warn(`Browser storage (${failure}):`, reason);
  warned.add(failure);
  return null;
}
