import type { ReactNode } from 'react';

interface FigureProps {
  readonly src: string;
  readonly alt?: string;
  readonly caption?: ReactNode;
  readonly children?: ReactNode;
}

/** A picture with a caption, given as `caption` or as children. */
export function Figure({ src, alt = '', caption, children }: FigureProps) {
  const text = caption ?? children;
  return (
    <figure>
      <img src={src} alt={alt} loading="lazy" />
      {text !== undefined && <figcaption>{text}</figcaption>}
    </figure>
  );
}
