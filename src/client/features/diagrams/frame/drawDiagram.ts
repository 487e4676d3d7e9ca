import type { ColorMode } from '../../../runtime/colorMode.ts';
import type { Drawing } from '../drawing.ts';
import { finishDrawing } from './finishDrawing.ts';
import { hasOwnColors } from './hasOwnColors.ts';
import { mermaidTheme } from './mermaidTheme.ts';

interface ThemeConfig {
  readonly theme?: string;
  readonly themeVariables?: { readonly background?: string };
}

/** The part of Mermaid that is used. Its script comes before this one. */
interface Mermaid {
  readonly mermaidAPI: { getConfig(): ThemeConfig };
  initialize(config: object): void;
  /** Tells of what kind a source is and which settings it brings. */
  parse(source: string): Promise<{ readonly diagramType: string; readonly config: ThemeConfig }>;
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
  const { diagramType, config } = await mermaid.parse(source);
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    // Whoever asks has looked at the length: Mermaid would draw that it is too long.
    maxTextSize: Infinity,
    // Text of the drawing itself: HTML inside of it is not shown by every browser.
    htmlLabels: false,
    flowchart: { htmlLabels: false },
    fontFamily: themeVariables.fontFamily,
    // A theme of the source stands alone: its fills were not chosen for our letters.
    ...(config.theme === undefined ? { theme: 'base', themeVariables } : { theme: config.theme }),
  });
  const { background } = { ...mermaid.mermaidAPI.getConfig().themeVariables, ...config.themeVariables };
  count += 1;
  const { svg } = await mermaid.render(`diagram${count}`, source);
  return finishDrawing(svg, {
    background: background ?? 'white',
    isOwn: hasOwnColors(source, diagramType, config),
  });
}
