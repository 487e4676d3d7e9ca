/** What storage keeps under a key, after writing `value` if one is given. Undefined where storage is blocked or full. */
export function stored(key: string, value?: string): string | null | undefined {
  try {
    if (value) localStorage.setItem(key, value);
    return localStorage.getItem(key);
  } catch (error) {
    console.warn(error);
  }
  return undefined;
}
