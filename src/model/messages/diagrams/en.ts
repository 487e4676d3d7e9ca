/** What diagrams say, in English; it comes with their script. The other languages follow its shape. */
export const en = {
  diagram: 'Diagram',
  showDiagram: 'Show diagram',
  showSource: 'Show source',
  refused: 'This diagram cannot be drawn:',
  tooLong: 'This diagram cannot be drawn: its source has more than 50,000 characters.',
  notLoaded: 'What draws this diagram could not be loaded. Its source stands above.',
};

export type DiagramMessages = typeof en;
