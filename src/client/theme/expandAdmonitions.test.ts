import { expect, it } from 'vitest';
import { en } from '#model/messages/en.ts';
import { expandAdmonitions } from './expandAdmonitions.tsx';

it('a title that has signs of HTML shows them', () => {
  const html = expandAdmonitions(
    '<lontar-admonition data-type="tip" data-title="A <script>x</script> &amp; &quot;b&quot; > c"><p>y</p></lontar-admonition>',
    en,
  );
  expect(html).toContain('<span>A &lt;script>x&lt;/script> &amp; &quot;b&quot; > c</span>');
  expect(html).toContain('<p>y</p>');
});
