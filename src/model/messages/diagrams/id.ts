import type { DiagramMessages } from './en.ts';

/** What diagrams say, in Indonesian. */
export const id: DiagramMessages = {
  diagram: 'Diagram',
  showDiagram: 'Tampilkan diagram',
  showSource: 'Tampilkan sumber',
  refused: 'Diagram ini tidak dapat digambar:',
  tooLong: 'Diagram ini tidak dapat digambar: sumbernya lebih dari 50.000 karakter.',
  notLoaded: 'Diagram ini tidak dapat digambar: program penggambarnya gagal dimuat. Sumbernya ada di atas.',
};
