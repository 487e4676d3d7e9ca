import { Script } from 'node:vm';

/** What the JavaScript parser has against a function body, or null. Nothing is run. */
export function parseFault(code: string): string | null {
  try {
    void new Script(`(function(){${code}\n})`);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
