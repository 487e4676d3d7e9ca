let hasWarned = false;

/** What storage keeps under a key, after writing `value` if one is given. Undefined where storage is blocked or full. */
export function stored(key: string, value?: string): string | null | undefined {
  try {
    if (value !== undefined) localStorage.setItem(key, value);
    return localStorage.getItem(key);
  } catch (error) {
    if (!hasWarned) console.warn(error);
    hasWarned = true;
    return undefined;
  }
}
