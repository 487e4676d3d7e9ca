import type { FrameLocale } from '#model/locale.ts';
import { frameMessagesFor } from '#model/messages/frame/frameMessagesFor.ts';
import type { PageData } from '#model/page.ts';
import type { Store } from '../../runtime/store.ts';
import { type FaultBox, placeFaultBox } from './faultBox.ts';
import { type ImageFault, imageFault, imageFaultText } from './imageFault.ts';

interface Broken extends FaultBox {
  readonly fault: ImageFault;
}

const IMAGES = '.prose img,.post-picture img';

/** Pictures that are not shown, with what stands in their place. */
const broken = new Map<HTMLImageElement, Broken>();

/** Says why a picture of a text is not shown, in its place, and loads it again when asked or back online. */
export function startImages(page: Store<PageData>): void {
  const fail = (image: HTMLImageElement): void => void explain(image, page.get().site.locale);
  // Events of pictures do not bubble, but they pass here on their way down; that of a load never gets to the window.
  document.addEventListener('error', ({ target }) => isOurs(target) && fail(target), true);
  document.addEventListener('load', ({ target }) => isOurs(target) && mend(target), true);
  addEventListener('online', () => {
    for (const [image, { fault }] of broken) if (fault === 'offline') reload(image);
  });
  page.subscribe(forgetGone);
  for (const image of document.querySelectorAll<HTMLImageElement>(IMAGES)) {
    const hasFailed = image.complete && image.naturalWidth === 0 && image.currentSrc !== '';
    // A drawing without a size of its own has no natural width either, but it can be decoded.
    if (hasFailed) image.decode().catch(() => fail(image));
  }
}

function isOurs(target: EventTarget | null): target is HTMLImageElement {
  return target instanceof HTMLImageElement && target.matches(IMAGES);
}

async function explain(image: HTMLImageElement, { code, htmlLang }: FrameLocale): Promise<void> {
  const fault = imageFault(await statusOf(image.currentSrc || image.src), navigator.onLine);
  // It was loaded, or left the page, while the server was asked.
  if (image.naturalWidth > 0 || !image.isConnected) return;
  const text = imageFaultText(fault, frameMessagesFor(code));
  const known = broken.get(image);
  known?.remove();
  const onReload = fault === 'failed' ? () => reload(image) : null;
  const box = placeFaultBox(image, { text, language: htmlLang, onReload });
  broken.set(image, { ...box, fault });
}

/** Null where there is no answer, and where asking is not allowed: the policy lets us ask our own origin alone. */
async function statusOf(address: string): Promise<number | null> {
  if (!navigator.onLine || new URL(address, location.href).origin !== location.origin) return null;
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status;
  } catch {
    return null;
  }
}

function reload(image: HTMLImageElement): void {
  broken.get(image)?.setBusy();
  // A lazy picture without a box would wait for ever.
  image.loading = 'eager';
  // The same address again makes the browser choose and load anew, also among the sources of a `<picture>`.
  image.setAttribute('src', image.getAttribute('src') ?? '');
}

function mend(image: HTMLImageElement): void {
  broken.get(image)?.remove();
  broken.delete(image);
}

function forgetGone(): void {
  for (const image of broken.keys()) if (!image.isConnected) broken.delete(image);
}
