import { giveFocus } from '../../runtime/focusContent.ts';

/** What stands in the place of a picture that is not shown. */
export interface FaultBox {
  /** Shows that the picture is being loaded again. */
  readonly setBusy: () => void;
  /** Gives its place back to the picture, and the focus if it has it. */
  readonly remove: () => void;
}

interface FaultBoxOptions {
  readonly text: string;
  /** Of the message: the text around it may be in another. */
  readonly language: string;
  /** Null where loading again would be of no use. */
  readonly onReload: (() => void) | null;
}

/** Puts a box of the picture's size in its place, with the text and what the picture would show. */
export function placeFaultBox(
  image: HTMLImageElement,
  { text, language, onReload }: FaultBoxOptions,
): FaultBox {
  const hasFocus = document.activeElement === image;
  const box = document.createElement(onReload === null ? 'span' : 'button');
  box.className = `image-fault ${image.className}`.trim();
  box.append(line(text));
  box.children[0]?.setAttribute('lang', language);
  if (image.alt !== '') box.append(line(image.alt));
  keepSize(box, image);
  box.addEventListener('click', (event) => {
    // The picture may stand in a link.
    event.preventDefault();
    onReload?.();
  });
  image.after(box);
  image.classList.add('image-broken');
  if (hasFocus) box.focus();
  return {
    setBusy: () => box.setAttribute('aria-busy', 'true'),
    remove() {
      const hadFocus = document.activeElement === box;
      box.remove();
      image.classList.remove('image-broken');
      if (hadFocus) giveFocus(image);
    },
  };
}

function line(text: string): HTMLElement {
  const element = document.createElement('span');
  element.dir = 'auto';
  element.textContent = text;
  return element;
}

/** Attributes may say '50%' or nothing; then the style sheet's own size is as good as any. */
function keepSize(box: HTMLElement, image: HTMLImageElement): void {
  const [width, height] = [image.getAttribute('width'), image.getAttribute('height')];
  if (width !== null) box.style.width = /^\d+$/.test(width) ? `${width}px` : width;
  if (Number(width) > 0 && Number(height) > 0) box.style.aspectRatio = `${width} / ${height}`;
}
