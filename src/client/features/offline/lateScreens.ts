/** Loads the screens when they are first asked for; a failed attempt is followed by one at another address. */
export function lateScreens<Screens>(load: (attempt: number) => Promise<Screens>): () => Promise<Screens> {
  let attempts = 0;
  let coming: Promise<Screens> | null = null;

  const attempt = (): Promise<Screens> => {
    attempts += 1;
    return load(attempts - 1);
  };

  return () => {
    coming ??= attempt()
      .catch(attempt)
      .catch((error: unknown) => {
        coming = null;
        throw error;
      });
    return coming;
  };
}
