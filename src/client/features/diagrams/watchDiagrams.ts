import { diagramMessagesFor } from '#model/messages/diagrams/diagramMessagesFor.ts';
import { isSlowConnection } from '../../runtime/slowConnection.ts';
import { canGrow } from './canGrow.ts';
import { diagramSource } from './diagramSource.ts';
import { drawBlock, type DrawSettings } from './drawBlock.ts';
import { offerDiagram } from './offerDiagram.ts';
import { sourceSize } from './sourceSize.ts';

/** A diagram is drawn when it is at most a view away. */
const MARGIN = '100% 0px';

interface WatchSettings {
  readonly locale: string;
  /** Address of the document that draws. */
  readonly frameHref: string;
}

/** Draws the blocks when they come near, or when they are asked for. Returns how to stop that. */
export function watchDiagrams(
  blocks: Iterable<HTMLElement>,
  { locale, frameHref }: WatchSettings,
): () => void {
  const settings: DrawSettings = { messages: diagramMessagesFor(locale), frameHref };
  const near = observe(MARGIN, (block) => {
    near.unobserve(block);
    if (isSlowConnection() || sourceSize(diagramSource(block)) === 'heavy')
      offer(block, () => drawBlock(block, settings));
    else void drawBlock(block, settings).then((show) => showUnseen(block, show));
  });
  /** Blocks in view with what will take their place when nobody looks. */
  const waiting = new Map<Element, () => void>();
  const seen = new IntersectionObserver((entries) => {
    for (const { target } of entries) if (mayGrow(target)) waiting.get(target)?.();
  });

  function showUnseen(block: HTMLElement, show: () => void): void {
    if (mayGrow(block)) return show();
    const showOnce = (): void => {
      seen.unobserve(block);
      waiting.delete(block);
      show();
      button.remove();
    };
    const button = offer(block, async () => showOnce);
    waiting.set(block, showOnce);
    seen.observe(block);
  }

  function offer(block: HTMLElement, prepare: () => Promise<() => void>): HTMLButtonElement {
    const button = offerDiagram(block, settings.messages.showDiagram, async () => {
      const show = await prepare();
      // The button goes; the focus stays with what it was about.
      if (document.activeElement === button) block.querySelector('pre')?.focus({ preventScroll: true });
      show();
      button.remove();
    });
    return button;
  }

  for (const block of blocks) near.observe(block);
  return () => {
    near.disconnect();
    seen.disconnect();
  };
}

function observe(rootMargin: string, onSeen: (block: HTMLElement) => void): IntersectionObserver {
  return new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) onSeen(target as HTMLElement);
    },
    { rootMargin },
  );
}

function mayGrow(block: Element): boolean {
  const { bottom } = block.getBoundingClientRect();
  return canGrow(bottom, { height: innerHeight, hasAnchoring: CSS.supports('overflow-anchor', 'auto') });
}
