import type { DrawDiagram, DrawingWindow } from './drawing.ts';

let opening: Promise<DrawDiagram> | null = null;
let failures = 0;

/**
 * Loads the document that draws, once. It is one of its own, since Mermaid writes styles and HTML in ways that the policy
 * of a page forbids.
 */
export function openFrame(href: string): Promise<DrawDiagram> {
  opening ??= load(failures === 0 ? href : `${href}?${failures}`).catch((error: unknown) => {
    failures += 1;
    opening = null;
    throw error;
  });
  return opening;
}

function load(href: string): Promise<DrawDiagram> {
  const frame = document.createElement('iframe');
  // Letters are measured in it, so that it has to be there, but nobody looks at it.
  frame.className = 'diagram-frame';
  frame.tabIndex = -1;
  frame.ariaHidden = 'true';
  frame.src = href;
  return new Promise((resolve, reject) => {
    // Whatever has come by then: a document that could not be loaded is an event of the same name.
    frame.addEventListener('load', () => {
      const draw = offeredBy(frame);
      if (draw) return resolve(draw);
      frame.remove();
      reject(new Error(`${href} could not be loaded.`));
    });
    document.body.append(frame);
  });
}

function offeredBy({ contentWindow }: HTMLIFrameElement): DrawDiagram | undefined {
  try {
    return (contentWindow as DrawingWindow | null)?.drawDiagram;
  } catch (error) {
    // A browser's own page about a line that is down belongs to nobody.
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
