/** Offers to show the diagram in place of its source, over its source: a line of its own would move the text below. */
export function offerDiagram(
  block: HTMLElement,
  label: string,
  onAsk: () => Promise<void>,
): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'diagram-ask';
  button.textContent = label;
  button.addEventListener('click', () => {
    // Not `disabled`, which would take the focus away.
    if (button.ariaDisabled === 'true') return;
    button.ariaDisabled = 'true';
    void onAsk();
  });
  block.append(button);
  return button;
}
