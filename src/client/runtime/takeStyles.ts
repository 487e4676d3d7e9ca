import { adoptCss } from './adoptCss.ts';

const LAYER = /<style data-layer="(\w+)">(.*?)<\/style>/gs;

const adopted = new Set<string>();

export interface TakenStyles {
  /** The page without them: the policy of this page, which holds for what it parses too, names its own styles alone. */
  readonly html: string;
  /** Adds those that this page did not come with. */
  readonly adopt: () => void;
}

/** Takes the layers of the style sheet out of another page. */
export function takeStyles(html: string): TakenStyles {
  const layers = new Map([...html.matchAll(LAYER)].map(([, layer = '', css = '']) => [layer, css]));
  return {
    html: html.replaceAll(LAYER, ''),
    adopt() {
      for (const [layer, css] of layers) {
        if (adopted.has(layer) || document.head.querySelector(`style[data-layer="${layer}"]`)) continue;
        adopted.add(layer);
        adoptCss(css);
      }
    },
  };
}
