/** What diagrams say, in English; it comes with their script. The other languages follow its shape. */
export const en = {
  diagram: 'Diagram',
  showDiagram: 'Show diagram',
  showSource: 'Show source',
  refused: 'This diagram cannot be drawn:',
  tooLong: 'This diagram cannot be drawn: its source has more than 50,000 characters.',
  notLoaded: 'The diagram could not be drawn: its renderer did not load. The source is shown above.',
};

export type DiagramMessages = typeof en;
