import { expect, test } from 'vitest';
import { prepare } from '../prepare/prepare.ts';
import { runtimeFault } from './runtimeFault.ts';

test('a brace that names nothing may be Markdown, but only in a .md file', async () => {
  const hintFor = async (file: string) => {
    const prepared = await prepare({ file, text: 'A {brace}.', format: 'mdx', locale: 'en' });
    const stretch = { start: 0, end: prepared.text.length };
    const error = new ReferenceError('brace is not defined');
    return runtimeFault(error, prepared, { stretch, components: [] }).hint;
  };
  expect(await hintFor('post.md')).toBe(
    `${await hintFor('post.mdx')} If the file is plain Markdown, write \`format: md\` in its front matter, or \`markdown: { format: 'detect' }\` in the configuration for all \`.md\` files.`,
  );
});
