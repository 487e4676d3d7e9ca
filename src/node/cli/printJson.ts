/** From here on standard output carries the answer alone: what a configuration or an island prints goes to standard error. */
export function keepOutputForJson(): void {
  process.stdout.write = process.stderr.write.bind(process.stderr);
}

/** Prints the answer to `--json`. */
export function printJson(value: unknown): void {
  // What the process itself put there is the stream's own property; the true one is that of its kind.
  Reflect.deleteProperty(process.stdout, 'write');
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}
