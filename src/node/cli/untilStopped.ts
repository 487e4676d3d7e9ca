/** One Ctrl+C may arrive several times: from the terminal, from npm and from the script in between. */
const ECHO_MS = 1000;

/** Resolves when the process is asked to stop; asked once more after a moment, it ends at once. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    let askedAt: number | null = null;
    const stop = (): void => {
      if (askedAt !== null && Date.now() - askedAt > ECHO_MS) process.exit(130);
      askedAt ??= Date.now();
      resolve();
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  });
}
