import { adoptCss } from './adoptCss.ts';

const adopted = new Set<string>();

/** Adds the layers of the style sheet that another page came with and this one did not. */
export function takeStyles(next: Document): void {
  for (const style of next.head.querySelectorAll<HTMLStyleElement>('style[data-layer]')) {
    const layer = style.dataset['layer'] ?? '';
    if (adopted.has(layer) || document.head.querySelector(`style[data-layer="${layer}"]`)) continue;
    adopted.add(layer);
    adoptCss(style.textContent);
  }
}
