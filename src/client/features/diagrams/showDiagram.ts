import type { DiagramMessages } from '#model/messages/diagrams/en.ts';
import type { ColorMode } from '../../runtime/colorMode.ts';
import { diagramName } from './diagramName.ts';
import type { Drawing } from './drawing.ts';

export type Drawings = Readonly<Record<ColorMode, Drawing>>;

/** A drawing that is too wide is made to fit up to this, so that its letters can be read; then it scrolls. */
const LEAST_SCALE = 0.75;

/** Puts a drawn diagram in the place of its source, which stays within reach. */
export function showDiagram(block: HTMLElement, drawings: Drawings, messages: DiagramMessages): void {
  const caption = block.querySelector('figcaption');
  const name = diagramName(drawings.light, caption?.textContent ?? '', messages.diagram);
  const view = document.createElement('div');
  view.className = 'diagram-view';
  // A wide one scrolls sideways, which needs the focus where there is no touch.
  view.tabIndex = 0;
  view.append(pictureOf(drawings, 'light', name), pictureOf(drawings, 'dark', name));
  const summary = document.createElement('summary');
  summary.textContent = messages.showSource;
  const source = document.createElement('details');
  source.append(summary);
  const figure = document.createElement('figure');
  figure.className = 'diagram';
  figure.append(view, ...(caption ? [caption] : []), source);
  const hadFocus = block.contains(document.activeElement);
  block.replaceWith(figure);
  source.append(block);
  if (hadFocus) view.focus({ preventScroll: true });
}

/** As a picture, so that whatever is in the drawing neither runs nor touches the page. */
function pictureOf(drawings: Drawings, mode: ColorMode, name: string): HTMLImageElement {
  const { svg, width, height } = drawings[mode];
  const picture = document.createElement('img');
  picture.className = `diagram-${mode}`;
  picture.alt = name;
  picture.width = width;
  picture.height = height;
  picture.style.minWidth = `${Math.round(width * LEAST_SCALE)}px`;
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return picture;
}
