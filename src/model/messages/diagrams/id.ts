import type { DiagramMessages } from './en.ts';

/** What diagrams say, in Indonesian. */
export const id: DiagramMessages = {
  diagram: 'Diagram',
  showDiagram: 'Tampilkan diagram',
  showSource: 'Tampilkan sumber',
  refused: 'Diagram ini tidak bisa digambar:',
  tooLong: 'Diagram ini tidak bisa digambar: sumbernya lebih dari 50.000 karakter.',
  notLoaded: 'Penggambar diagram ini tidak bisa dimuat. Sumbernya ada di atas.',
};
