import { describe, expect, it } from 'vitest';
import { escapeHtml, escapeJson } from './escapeHtml.ts';

describe('escapeHtml', () => {
  it('leaves nothing that ends a text or a quoted attribute', () => {
    expect(escapeHtml(`<b title="x" id='y'>&amp;`)).toBe(
      '&lt;b title=&quot;x&quot; id=&#39;y&#39;&gt;&amp;amp;',
    );
  });
});

describe('escapeJson', () => {
  it('keeps the data and cannot end its script element', () => {
    const data = { title: '</script><!-- <script>', text: 'a & b' };
    expect(escapeJson(data)).not.toContain('<');
    expect(JSON.parse(escapeJson(data))).toEqual(data);
  });
});
