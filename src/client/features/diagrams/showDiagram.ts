import type { DiagramMessages } from '#model/messages/diagrams/en.ts';
import type { ColorMode } from '../../runtime/colorMode.ts';
import { diagramName } from './diagramName.ts';
import type { Drawing } from './drawing.ts';

export type Drawings = Readonly<Record<ColorMode, Drawing>>;

/** A drawing that is too wide is made to fit up to this, so that its letters can be read; then it scrolls. */
const LEAST_SCALE = 0.75;

/** Puts a drawn diagram in the place of its source, which stays within reach. */
export function showDiagram(block: HTMLElement, { light, dark }: Drawings, messages: DiagramMessages): void {
  const caption = block.querySelector('figcaption');
  const name = diagramName(light, caption?.textContent ?? '', messages.diagram);
  const view = document.createElement('div');
  view.className = 'diagram-view';
  if (light === dark) view.append(pictureOf(light, '', name));
  else view.append(pictureOf(light, 'diagram-light', name), pictureOf(dark, 'diagram-dark', name));
  watchWidth(view, name);
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

/** One that is wider than its place scrolls sideways, which needs the focus, and a name for it, where there is no touch. */
function watchWidth(view: HTMLElement, name: string): void {
  view.tabIndex = -1;
  const observer = new ResizeObserver(() => {
    const isWide = view.scrollWidth > view.clientWidth;
    view.tabIndex = isWide ? 0 : -1;
    view.role = isWide ? 'group' : null;
    view.ariaLabel = isWide ? name : null;
  });
  observer.observe(view);
}

/** As a picture, so that whatever is in the drawing neither runs nor touches the page. */
function pictureOf({ svg, width, height }: Drawing, className: string, name: string): HTMLImageElement {
  const picture = document.createElement('img');
  picture.className = className;
  picture.alt = name;
  picture.width = width;
  picture.height = height;
  picture.style.setProperty('--least', `${Math.round(width * LEAST_SCALE)}px`);
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return picture;
}
