import type { ColorMode } from '../../../runtime/colorMode.ts';
import type { Drawing } from '../drawing.ts';
import { mermaidTheme } from './mermaidTheme.ts';

/** The part of Mermaid that is used. Its script comes before this one. */
interface Mermaid {
  initialize(config: object): void;
  render(id: string, source: string): Promise<{ readonly svg: string }>;
}

declare const mermaid: Mermaid;

let count = 0;
let last: Promise<unknown> = Promise.resolve();

/** Draws one diagram after the other: the settings of Mermaid are those of the whole document. */
export function drawInTurn(source: string, mode: ColorMode): Promise<Drawing> {
  const drawing = last.then(() => drawDiagram(source, mode));
  // Whoever asked hears of a failure; the next one does not care.
  last = drawing.catch(() => undefined);
  return drawing;
}

async function drawDiagram(source: string, mode: ColorMode): Promise<Drawing> {
  const root = document.documentElement;
  root.dataset['theme'] = mode;
  const styles = getComputedStyle(root);
  const themeVariables = mermaidTheme((name) => styles.getPropertyValue(name).trim(), mode);
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    // Text of the drawing itself: HTML inside of it is not shown by every browser.
    htmlLabels: false,
    flowchart: { htmlLabels: false },
    fontFamily: themeVariables.fontFamily,
    theme: 'base',
    themeVariables,
  });
  count += 1;
  const { svg } = await mermaid.render(`diagram${count}`, source);
  return finish(svg);
}

/** A drawing that stands alone: with a size of its own, and as XML, which Mermaid's HTML need not be. */
function finish(html: string): Drawing {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  const svg = holder.querySelector('svg');
  const { width = 0, height = 0 } = svg?.viewBox.baseVal ?? {};
  if (svg === null || width === 0 || height === 0) throw new Error('The drawing is empty');
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  svg.style.removeProperty('max-width');
  const textOf = (name: string): string => svg.querySelector(`:scope > ${name}`)?.textContent.trim() ?? '';
  return {
    svg: new XMLSerializer().serializeToString(svg),
    width: Math.ceil(width),
    height: Math.ceil(height),
    title: textOf('title'),
    description: textOf('desc'),
  };
}
