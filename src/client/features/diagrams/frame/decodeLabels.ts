/**
 * Mermaid writes `&quot;` for the `#quot;` of a label and leaves the rest to HTML, which text of a drawing is not. It is
 * decoded where it is set, since Mermaid measures it then.
 */
export function decodeLabels(): void {
  const plain = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent');
  const decoder = document.createElement('div');
  const decode = (entity: string): string => {
    decoder.innerHTML = entity;
    return decoder.textContent;
  };
  Object.defineProperty(SVGTextContentElement.prototype, 'textContent', {
    ...plain,
    set(this: SVGTextContentElement, text: string | number | null) {
      plain?.set?.call(this, `${text ?? ''}`.replace(/&#?\w+;/g, decode));
    },
  });
}
