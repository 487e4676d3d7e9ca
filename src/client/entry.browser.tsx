/** Everything beyond the boot script, loaded when the reader first shows intent. */
import { islands } from 'virtual:islands';
import { showFailure } from './features/failure/showFailure.ts';
import { startIslands } from './features/islands/startIslands.ts';
import { replayClicks, takeOver } from './runtime/bootContract.ts';
import { adoptPage } from './runtime/shownPage.ts';
import { adoptLateStyles } from './theme/adoptLateStyles.ts';
import { behaviours } from './theme/behaviours.ts';
import { startFrame } from './theme/startFrame.tsx';

/** Each part starts on its own: one that cannot leaves the others be. */
const PARTS: readonly (() => void)[] = [
  adoptLateStyles,
  startFrame,
  ...behaviours.map((behaviour) => () => behaviour(adoptPage())),
  () => startIslands(islands),
];

function start(part: () => void): void {
  try {
    part();
  } catch (error) {
    showFailure(error);
  }
}

function begin(): void {
  const clicks = takeOver();
  if (clicks === null) return;
  PARTS.forEach(start);
  replayClicks(clicks);
}

// This script may be at hand while a long page is still on its way: what the page says of itself stands at its end.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
else begin();
