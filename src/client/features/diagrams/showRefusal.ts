import type { DiagramMessages } from '#model/messages/diagrams/en.ts';

/** Says below the source of a diagram why it stays one. */
export function showRefusal(block: HTMLElement, reason: string, messages: DiagramMessages): void {
  const words = document.createElement('span');
  // Mermaid speaks English alone.
  words.lang = 'en';
  words.textContent = reason;
  const note = document.createElement('p');
  note.className = 'diagram-note';
  note.append(`${messages.refused} `, words);
  block.append(note);
}
