import { type HTMLAttributes, useLayoutEffect, useRef } from 'react';
import { fillSlot, type SlotName } from '../runtime/slots.ts';
import { EMPTY_HTML } from '../runtime/trustedHtml.ts';

interface SlotProps extends HTMLAttributes<HTMLElement> {
  readonly as: 'main' | 'aside' | 'nav' | 'footer';
  readonly name: SlotName;
  /** Given at build time only. */
  readonly html: string | TrustedHTML | undefined;
}

/**
 * An element of the frame whose content is made once, at build time, and never by the frame. In the browser React
 * adopts it unread; should it ever make the element anew, the content is put back.
 */
export function Slot({ as: Element, name, html = EMPTY_HTML, ...rest }: SlotProps) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (ref.current) fillSlot(name, ref.current);
  }, [name]);
  return (
    <Element
      {...rest}
      ref={ref}
      data-slot={name}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
