import { pick, randomFrom } from './random.ts';

const WORDS =
  'the server build docker module cache and router state render page data image deploy test a component network container type client request response version tunnel bundle worker script package token index query layout stream browser memory thread process config latency pipeline runner yang dan dengan untuk tidak ini é 漢字 🎉'.split(
    ' ',
  );

type Random = () => number;

/** A post with every feature that real posts use, in an order and with words that its number decides. */
export function generatePost(number: number): string {
  const random = randomFrom(number * 7919 + 17);
  const blocks = Array.from({ length: 14 }, () => pick(random, BLOCKS)(random));
  const notes = blocks.join('\n').match(/\[\^n\d+\]/g) ?? [];
  const definitions = [...new Set(notes)].map(
    (note) => `${note}: ${sentence(random).replace(/ \[\^n\d\]/g, '')}`,
  );
  const imports =
    random() < 0.3 ? ["import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';"] : [];
  const frontMatter = `---\ntitle: "Post ${number}: it"\ntags: [a, b]\n---`;
  const title = random() < 0.3 ? [`# ${phrase(random, 3)}`] : [];
  const body = [
    ...imports,
    ...title,
    sentence(random),
    '{/* truncate */}',
    ...blocks,
    '[ref]: /reference "A title"',
    ...definitions,
  ];
  return `${frontMatter}\n\n${body.join('\n\n')}\n`;
}

function phrase(random: Random, length: number): string {
  return Array.from({ length }, () => pick(random, WORDS)).join(' ');
}

function sentence(random: Random): string {
  const parts = Array.from({ length: 3 + Math.floor(random() * 5) }, () => pick(random, INLINE)(random));
  return `${phrase(random, 2)} ${parts.join(' ')} ${phrase(random, 2)}.`;
}

const INLINE: readonly ((random: Random) => string)[] = [
  (random) => phrase(random, 5),
  (random) => phrase(random, 3),
  (random) => `**${phrase(random, 2)}**`,
  (random) => `_${phrase(random, 2)}_`,
  (random) => `~~${phrase(random, 1)}~~`,
  (random) => `\`${phrase(random, 1)} {x} <y>\``,
  (random) => `[${phrase(random, 2)}](./${Math.floor(random() * 9)}.md#part)`,
  (random) => `[${phrase(random, 1)}][ref]`,
  (random) => `![${phrase(random, 2)}](./picture-${Math.floor(random() * 9)}.png "Title")`,
  () => 'https://example.com/path?a=b',
  () => 'at 12:30',
  () => 'key:value',
  () => 'a < b',
  () => '\\{ brace',
  () => '&copy; &amp; &lt;',
  () => '{1 + 1}',
  () => '<kbd>Ctrl</kbd>',
  () => '<br />',
  (random) => `<b className="x">${phrase(random, 1)}</b>`,
  (random) => `[^n${1 + Math.floor(random() * 3)}]`,
  () => '<!-- remark -->',
  () => 'line\\\nbreak',
];

const BLOCKS: readonly ((random: Random) => string)[] = [
  (random) => sentence(random),
  (random) => `${sentence(random)}\n${sentence(random)}`,
  (random) => `## ${phrase(random, 3)}`,
  (random) => `### ${phrase(random, 2)} \`code\` {#id-${Math.floor(random() * 1e6)}}`,
  (random) => `#### ${phrase(random, 2)} {/* #other-${Math.floor(random() * 1e6)} */}`,
  (random) =>
    `- ${phrase(random, 4)}\n- ${sentence(random)}\n  - ${phrase(random, 2)}\n- [x] ${phrase(random, 2)}\n- [ ] todo`,
  (random) => `1. ${phrase(random, 3)}\n\n   ${sentence(random)}\n\n2. ${phrase(random, 3)}`,
  (random) => `> ${phrase(random, 5)}\n>\n> - ${phrase(random, 3)}`,
  (random) =>
    `| a | ${phrase(random, 1)} | c |\n|:--|:-:|--:|\n| ${phrase(random, 2)} | \`x\` | **y** |\n| 1 | 2 | 3 |`,
  (random) => `| ${phrase(random, 1)} | b |\n|---|---|\n| ${phrase(random, 2)} | [l](/l) |`,
  (random) =>
    `\`\`\`js title="x.js" {1}\nconst ${pick(random, ['a', 'b'])} = { x: 1 < 2 };\n// :::note\n\`\`\``,
  (random) =>
    `\`\`\`${pick(random, ['bash', 'yaml', 'mermaid', '', 'diff'])} showLineNumbers\n${phrase(random, 3)} <!-- x -->\n\`\`\``,
  (random) =>
    `:::${pick(random, ['note', 'tip', 'danger'])} ${phrase(random, 2)}\n\n${sentence(random)}\n\n:::`,
  (random) =>
    `::::info[A *${phrase(random, 1)}* title]\n\n:::warning\n${sentence(random)}\n:::\n\n${sentence(random)}\n\n::::`,
  (random) => `- item\n\n  :::tip ${phrase(random, 1)}\n\n  ${phrase(random, 4)}\n\n  :::`,
  (random) => `:::example[${phrase(random, 1)}]{.custom}\n\n${sentence(random)}\n\n:::`,
  (random) =>
    `> [!${pick(random, ['NOTE', 'tip', 'CAUTION', 'OTHER'])}]${pick(random, ['', ' A *title*'])}\n> ${sentence(random).replaceAll('\n', '\n> ')}`,
  (random) => `\`\`\`bash npm2yarn\nnpm install ${phrase(random, 2)}\n\`\`\``,
  (random) => `::leaf[${phrase(random, 2)}]`,
  (random) =>
    `<Tabs>\n<TabItem value="a" label="A">\n\n${sentence(random)}\n\n\`\`\`ts\nlet x: number;\n\`\`\`\n\n</TabItem>\n<TabItem value="b">\n\n- ${phrase(random, 2)}\n\n</TabItem>\n</Tabs>`,
  (random) => `<details>\n<summary>${phrase(random, 2)}</summary>\n\n${sentence(random)}\n\n</details>`,
  (random) => `<div class="box" style={{ color: 'red' }}>\n\n${sentence(random)}\n\n</div>`,
  (random) => `<!-- a remark\n\nover lines: ${phrase(random, 2)} -->`,
  (random) => `<Figure src="./x.png" caption="${phrase(random, 2)}" />`,
  (random) => `{[1, 2].map((n) => <i key={n}>{n}</i>)} ${phrase(random, 1)}`,
  () => '***',
  (random) => `\`\`\`mdx-code-block\n<div>\n\n${phrase(random, 3)}\n\n</div>\n\`\`\``,
];
