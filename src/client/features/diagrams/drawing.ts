import type { ColorMode } from '../../runtime/colorMode.ts';

/** A diagram in the colours of one theme. */
export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** Whether it has colours of its own, on a ground of its own: it is the same in both themes. */
  readonly isOwn: boolean;
  /** What its source says of it, for those who do not see it. */
  readonly title: string;
  readonly description: string;
}

/** Rejects with what Mermaid has against the source. */
export type DrawDiagram = (source: string, mode: ColorMode) => Promise<Drawing>;

/** What the document that draws offers to the page around it. */
export interface DrawingWindow {
  drawDiagram?: DrawDiagram;
}
