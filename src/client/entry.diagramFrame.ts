/** The script of the document that draws diagrams, after Mermaid's own. */
import type { DrawingWindow } from './features/diagrams/drawing.ts';
import { decodeLabels } from './features/diagrams/frame/decodeLabels.ts';
import { drawInTurn } from './features/diagrams/frame/drawDiagram.ts';
import { adoptCss } from './runtime/adoptCss.ts';
import css from './theme/styles/tokens.css?inline';

adoptCss(css);
decodeLabels();
// Without Mermaid there is nothing to offer, which the page takes for a document that could not be loaded.
if ('mermaid' in globalThis) (globalThis as DrawingWindow).drawDiagram = drawInTurn;
