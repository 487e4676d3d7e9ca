interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the reader is better served by fewer bytes: Save-Data, 2g or slow-2g. */
export function isSlowConnection(): boolean | undefined {
  const connection = (navigator as { connection?: Connection }).connection;
  return connection?.saveData || connection?.effectiveType?.includes('2g');
}
