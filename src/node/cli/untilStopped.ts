/** Resolves when the process is asked to stop; a second request ends it at once. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    let isAsked = false;
    const stop = (): void => {
      if (isAsked) process.exit(130);
      isAsked = true;
      resolve();
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  });
}
