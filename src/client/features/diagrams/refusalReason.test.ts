import { expect, it } from 'vitest';
import { refusalReason } from './refusalReason.ts';

it('what Mermaid says of a source is cut to its first line', () => {
  expect(refusalReason({ message: "Parse error on line 3:\ngraph TD\n---^\nExpecting 'AMP'" })).toBe(
    'Parse error on line 3',
  );
  expect(
    refusalReason(
      new Error('No diagram type detected matching given configuration for text: mindmap\n root'),
    ),
  ).toBe('No diagram type detected');
  expect(refusalReason('broken.')).toBe('broken');
});
