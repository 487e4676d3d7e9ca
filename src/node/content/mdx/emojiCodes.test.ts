import { expect, test } from 'vitest';
import { translateEmojiCodes } from './emojiCodes.ts';

const COMPILED = { code: '', heldCode: [], locale: 'en', headings: [], title: null, warnings: [] };

async function translate(html: string): Promise<string> {
  const { rendered } = await translateEmojiCodes({ rendered: { html, islands: [] }, compiled: COMPILED });
  return rendered.html;
}

test.each([
  ['<p>Done :tada:</p>', '<p>Done 🎉</p>'],
  ['<p>:+1: (:rocket:), :-1:.</p>', '<p>👍 (🚀), 👎.</p>'],
  ['<p>:tada::rocket:<b>:e-mail:</b></p>', '<p>🎉🚀<b>📧</b></p>'],
  ['<p>:no_such_name: :tada</p>', '<p>:no_such_name: :tada</p>'],
  ['<p>Map::key:: 10:30:15 x:100:y /:id:/</p>', '<p>Map::key:: 10:30:15 x:100:y /:id:/</p>'],
  ['<p>:constructor: :toString:</p>', '<p>:constructor: :toString:</p>'],
  ['<code>:tada:</code> <kbd>:tada:</kbd>', '<code>:tada:</code> <kbd>:tada:</kbd>'],
  ['<a title=":tada:" href="x">:tada:</a>', '<a title=":tada:" href="x">🎉</a>'],
])('%s', async (html, expected) => {
  expect(await translate(html)).toBe(expected);
});

test('headings and the title are translated wherever they are shown', async () => {
  const headings = [{ id: 'rocket-start', text: ':rocket: Start', level: 2 }];
  const { compiled } = await translateEmojiCodes({
    rendered: { html: '<h1>Hi :wave:</h1><h2 id="rocket-start">:rocket: Start</h2>', islands: [] },
    compiled: { ...COMPILED, headings, title: 'Hi :wave:' },
  });
  expect(compiled.headings).toEqual([{ id: 'rocket-start', text: '🚀 Start', level: 2 }]);
  expect(compiled.title).toBe('Hi 👋');
});
