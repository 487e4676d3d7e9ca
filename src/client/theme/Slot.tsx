import type { HTMLAttributes } from 'react';

interface SlotProps extends HTMLAttributes<HTMLElement> {
  readonly as: 'main' | 'aside';
  readonly name: 'article' | 'sidebar';
  readonly html: string;
}

/** An element of the frame whose content is made once, at build time, and never by the frame. */
export function Slot({ as: Element, name, html, ...rest }: SlotProps) {
  return <Element {...rest} data-slot={name} dangerouslySetInnerHTML={{ __html: html }} />;
}
