import type { Progress } from '../build/progress.ts';

const WIDTH = 24;
const REDRAW_MS = 80;

export interface TerminalProgress extends Progress {
  /** Removes the bar so that other text can follow. */
  clear(): void;
}

/** A bar that redraws itself on a terminal, one plain line a phase elsewhere. Writes to standard error. */
export function createProgress(stream: NodeJS.WriteStream = process.stderr): TerminalProgress {
  const isLive = stream.isTTY === true && process.env['CI'] === undefined;
  let name = '';
  let total: number | null = null;
  let done = 0;
  let drawnAt = 0;
  const clear = (): void => {
    if (isLive && drawnAt > 0) stream.write('\r\x1b[2K');
    drawnAt = 0;
  };
  const draw = (): void => {
    drawnAt = Date.now();
    stream.write(`\r\x1b[2K${barText(name, done, total)}`);
  };
  return {
    phase(nextName, nextTotal) {
      [name, total, done] = [nextName, nextTotal, 0];
      if (isLive) draw();
      else stream.write(`${name}${total === null ? '' : ` (${total})`}\n`);
    },
    step() {
      done += 1;
      if (isLive && Date.now() - drawnAt >= REDRAW_MS) draw();
    },
    clear,
  };
}

function barText(name: string, done: number, total: number | null): string {
  if (total === null || total === 0) return `${name} …`;
  const filled = Math.round((Math.min(done, total) / total) * WIDTH);
  return `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${name} ${done}/${total}`;
}
