import { adoptCss } from './adoptCss.ts';

const LAYER = /<style data-layer="(\w+)">(.*?)<\/style>/gs;

const adopted = new Set<string>();

/**
 * Adds the layers of the style sheet that another page comes with and this one did not. Returns that page without them:
 * the policy of this page, which holds for what it parses too, names its own styles alone.
 */
export function takeStyles(html: string): string {
  return html.replaceAll(LAYER, (_, layer: string, css: string) => {
    if (!adopted.has(layer) && !document.head.querySelector(`style[data-layer="${layer}"]`)) {
      adopted.add(layer);
      adoptCss(css);
    }
    return '';
  });
}
