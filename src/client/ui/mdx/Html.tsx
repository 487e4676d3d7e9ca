import { useBody } from './BodyContext.ts';

/** A static part of a body, as the compiler made it, without an element around it. */
export function Html({ html }: { html: string }) {
  return useBody().holdHtml(html);
}
