import type { Drawing } from '../drawing.ts';

interface Finish {
  /** What the drawing stands on: where the reader forces colours, the page is of another one. */
  readonly background: string;
  readonly isOwn: boolean;
}

/** Where the kinds of diagrams draw their titles. */
const TITLES =
  ':scope > text:not([class]), [class$="itleText"], .title > text, .chart-title > text, .radarTitle, .packetTitle, .treemapTitle';

/** A drawing that stands alone: with a size of its own, and as XML, which Mermaid's HTML need not be. */
export function finishDrawing(html: string, { background, isOwn }: Finish): Drawing {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  const svg = holder.querySelector('svg');
  const { width = 0, height = 0 } = svg?.viewBox.baseVal ?? {};
  if (svg === null || width === 0 || height === 0) throw new Error('The drawing is empty');
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  svg.style.removeProperty('max-width');
  svg.style.backgroundColor = background;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) holdStill(svg);
  const textOf = (selector: string): string => svg.querySelector(selector)?.textContent.trim() ?? '';
  return {
    svg: new XMLSerializer().serializeToString(svg),
    width: Math.ceil(width),
    height: Math.ceil(height),
    isOwn,
    title: textOf(':scope > title') || textOf(TITLES),
    description: textOf(':scope > desc'),
  };
}

/** A picture does not hear of what its reader prefers. */
function holdStill(svg: SVGSVGElement): void {
  const style = document.createElementNS(svg.namespaceURI, 'style');
  style.textContent = '* { animation: none !important; }';
  svg.append(style);
}
