/** Says below the source of a diagram why it stays one, in the words of the page and in those of Mermaid. */
export function showRefusal(block: HTMLElement, text: string, reason = ''): void {
  const words = document.createElement('span');
  // Mermaid speaks English alone.
  words.lang = 'en';
  words.textContent = reason;
  const note = document.createElement('p');
  note.className = 'diagram-note';
  note.append(`${text} `, words);
  block.append(note);
}
