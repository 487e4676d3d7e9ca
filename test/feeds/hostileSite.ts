/** A site below a base path whose texts and names try to break out of XML, JSON and the folder of the output. */
const TITLE = String.raw`"Tags & <b>\"quotes\"</b> ]]> \u0007 😀"`;

const BODY = `
Text & more, with a [link](../plain/index.mdx), an [anchor](#heading), [another site](https://e.example/?a=1&b=2#c),
a [letter](mailto:a@b.example) and a footnote.[^1]

{/* truncate */}

## A heading {#heading}

![A "leaf" & <more>](./leaf.svg)

<ThemedImage alt="Two" sources={{ light: '/light.svg', dark: '/dark.svg' }} />

<iframe src="https://e.example/frame?a=1&b=2" title={'A "frame" & <more> ]]>'} />

Drawn <svg role="img" aria-label={'A "drawing" & <more> ]]>'}><text>drawn</text></svg> here.

<svg viewBox="0 0 1 1"><title>{'A <title> ]]> \\u0007'}</title></svg>

\`\`\`html title="a & b.html"
<script>alert("]]>")</script> <!-- not a comment -->
\`\`\`

| Left | Right |
| :--- | ----: |
| a    | \`]]>\` |

:::warning[Mind &lt;the> "gap" & more]

Inside it.

:::

- [x] done
- [ ] to do

<Tabs groupId="os"><TabItem value="a" label="First">One.</TabItem><TabItem value="b" label="Second">Two.</TabItem></Tabs>

<details><summary>More</summary>Folded.</details>

Computed: {'\\u0007\\u0000 <i>no tag</i> ]]> \\ud800 😀'}

<Likes />

[^1]: A note.
`;

const ISLAND = `
export default function Likes() {
  return (
    <section className="likes" style={{ color: 'red' }} data-own="1">
      <button onClick={() => {}}>Like</button>
      <input type="text" defaultValue="x" /> <textarea defaultValue="</textarea><b>y" />
      <svg viewBox="0 0 1 1"><text>drawn</text></svg>
      <svg viewBox="0 0 1 1" aria-hidden="true"><title>ornament</title></svg>
      <a href="/sub/plain">Three</a> people <a href={'java' + 'script:alert(1)'}>like</a> this.
      <p hidden>secret</p>
      <custom-part>one</custom-part><custom-part>two</custom-part>
    </section>
  );
}
`;

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>\n';

export const HOSTILE_SITE: Readonly<Record<string, string>> = {
  'site.config.ts': `export default {
  title: 'A & B <c> "d" ]]>',
  tagline: 'E & <f> ]]> \\u0008',
  url: 'https://example.com',
  basePath: '/sub/',
  locales: ['en', 'id'],
  favicon: '/leaf.svg',
};\n`,
  'static/leaf.svg': SVG,
  'static/light.svg': SVG,
  'static/dark.svg': SVG,
  'islands/Likes.tsx': ISLAND,
  'content/blog/authors.yml': `"../../evil & <co>":\n  name: 'Evil & <Co> "]]>'\n  url: /plain\nevil-co:\n  name: Another\n`,
  'content/blog/tags.yml': `odd:\n  label: 'C++ & <C#> "]]>'\n  permalink: /c & d\n`,
  'content/blog/hostile/leaf.svg': SVG,
  'content/blog/hostile/index.mdx': `---\ntitle: ${TITLE}\ndescription: 'A < b && c > "d" ]]>'\ndate: 2024-02-29\ntags: [odd, plain]\nauthors: ['../../evil & <co>', evil-co]\n---\n${BODY}`,
  'content/blog/plain/index.mdx':
    '---\ntitle: Plain\ndate: 2023-01-01\ntags: [plain]\n---\n\n# Plain\n\nPlain text.\n',
  'content/blog/plain/index.id.mdx':
    '---\ntitle: Polos\ndate: 2023-01-01\ntags: [plain]\n---\n\nTeks polos.\n',
  'content/blog/secret/index.mdx': '---\ntitle: Quokka\ndate: 2024-03-01\nunlisted: true\n---\n\nQuokka.\n',
  'content/blog/draft/index.mdx': '---\ntitle: Quokka\ndate: 2024-03-01\ndraft: true\n---\n\nQuokka.\n',
  'content/pages/hidden.mdx': '---\ntitle: Quokka\nunlisted: true\n---\n\nQuokka.\n',
  'content/pages/a & b.mdx': '---\ntitle: Odd name\n---\n\nThe feed is [here](/rss.xml).\n',
};
