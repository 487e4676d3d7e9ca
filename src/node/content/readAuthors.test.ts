import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadConfig } from './loadConfig.ts';
import { readContent } from './readContent.ts';
import type { ReadResult } from './readContent.ts';

const root = mkdtempSync(join(tmpdir(), 'lontar-authors-'));
afterAll(() => rmSync(root, { recursive: true }));

test('a picture of an author on another site is named where it is written', async () => {
  const siteDir = join(root, 'pictures');
  mkdirSync(join(siteDir, 'blog'), { recursive: true });
  const write = (name: string, text: string): void => writeFileSync(join(siteDir, 'blog', name), text);
  write('authors.yml', 'jane:\n  name: Jane\n  image_url: https://a.example/jane.png\n');
  const inline = 'authors:\n  - name: Joe\n    image_url: https://a.example/joe.png\n';
  write('2021-01-01-a.md', `---\n${inline}---\n\nText.\n`);
  write('2021-01-02-b.md', `---\n${inline}---\n\nText.\n`);
  write('2021-01-03-c.md', '---\nauthor: Old\nauthorImageURL: https://a.example/old.png\n---\n\nText.\n');
  write('2021-01-04-d.md', '---\nauthors: [{ name: Own, image_url: /own.png }, jane]\n---\n\nText.\n');
  const { config } = await loadConfig(siteDir);
  const { diagnostics } = await readContent({ siteDir, config, mode: 'production' });
  expect(diagnostics.map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`)).toEqual([
    'blog/2021-01-01-a.md:4:16 authors/external-picture',
    'blog/2021-01-03-c.md:3:17 authors/external-picture',
    'blog/authors.yml:3:14 authors/external-picture',
  ]);
});

test('a path of a picture without its slash, and an unknown author, are told what is missing', async () => {
  const siteDir = join(root, 'slips');
  mkdirSync(join(siteDir, 'blog'), { recursive: true });
  const write = (name: string, text: string): void => writeFileSync(join(siteDir, 'blog', name), text);
  write('authors.yml', 'jane:\n  name: Jane\n  image_url: ../static/img/jane.png\n');
  write('2021-01-01-a.md', '---\nauthors: [{ name: Joe }]\n---\n');
  write('2021-01-02-b.md', '---\nauthors: [nobody]\n---\n');
  const { config } = await loadConfig(siteDir);
  const { diagnostics } = await readContent({ siteDir, config, mode: 'production' });
  expect(diagnostics).toMatchObject([
    { message: "There is no author 'nobody' in blog/authors.yml; there are jane." },
    {
      code: 'authors/picture-path',
      hint: "Put the picture into static/ and write '/img/jane.png'. Until then the author's initial is shown.",
    },
  ]);
});

test('the page of an author has one address in all languages', async () => {
  const siteDir = join(root, 'pages');
  mkdirSync(join(siteDir, 'content/blog'), { recursive: true });
  const write = (name: string, text: string): void =>
    writeFileSync(join(siteDir, 'content/blog', name), text);
  write(
    'authors.yml',
    'JaneDoe: { name: Jane, page: true }\njoe: { name: Joe, page: false }\njim: { name: Jim, page: { permalink: /a/b/ } }\nada: { name: Ada, page: }\n',
  );
  write(
    'authors.id.yml',
    'JaneDoe: { page: { permalink: /lain } }\njoe: { page: true }\njim: { name: Jimi }\nada: { page: { permalink: jane-doe } }\n',
  );
  writeFileSync(join(siteDir, 'site.config.json'), '{ "locales": ["en", "id"] }');
  write('a.md', '---\ndate: 2021-01-01\n---\n');
  const { config } = await loadConfig(siteDir);
  const { content, diagnostics } = await readContent({ siteDir, config, mode: 'production' });
  const pagesIn = (locale: string) =>
    [...(content.authors.get(locale)?.values() ?? [])].map(({ page }) => page);
  expect(pagesIn('en')).toEqual(['jane-doe', null, 'a/b', null]);
  expect(pagesIn('id')).toEqual(['jane-doe', 'joe', 'a/b', null]);
  expect(diagnostics).toMatchObject([
    { file: 'content/blog/authors.id.yml', line: 4, column: 14, code: 'authors/same-page' },
  ]);
});

test('an e-mail address is where a name leads only where no language and no configuration has another address', async () => {
  const siteDir = join(root, 'mail');
  mkdirSync(join(siteDir, 'content/blog'), { recursive: true });
  const write = (name: string, text: string): void =>
    writeFileSync(join(siteDir, 'content/blog', name), text);
  write(
    'authors.yml',
    'owner: { title: Me, email: me@example.com }\nlee: { name: Lee, url: https://lee.example }\nkim: { name: Kim, email: kim@example.com }\njo: { name: Jo, url: /jo, email: jo }\n',
  );
  write(
    'authors.id.yml',
    'lee: { email: lee@example.com }\nkim: { email: kim@contoh.example }\njo: { url: /yo }\n',
  );
  writeFileSync(
    join(siteDir, 'site.config.json'),
    '{ "locales": ["en", "id"], "owner": { "name": "Me", "url": "https://me.example" } }',
  );
  write('a.md', '---\ndate: 2021-01-01\n---\n');
  const { config } = await loadConfig(siteDir);
  const { content, diagnostics } = await readContent({ siteDir, config, mode: 'production' });
  const addressesIn = (locale: string) =>
    [...(content.authors.get(locale)?.values() ?? [])].map(({ url }) => url);
  const [own, lee] = ['https://me.example', 'https://lee.example'];
  expect(addressesIn('en')).toEqual([own, lee, 'mailto:kim@example.com', '/jo']);
  expect(addressesIn('id')).toEqual([own, lee, 'mailto:kim@contoh.example', '/yo']);
  expect(diagnostics.map(({ message }) => message)).toEqual([
    "jo.email: expected an e-mail address, found 'jo'.",
  ]);
});

describe('the owner among the authors', () => {
  async function ownerOf(authors: string, config: string): Promise<ReadResult> {
    const siteDir = mkdtempSync(join(root, 'owner-'));
    mkdirSync(join(siteDir, 'content/blog'), { recursive: true });
    writeFileSync(join(siteDir, 'content/blog/authors.yml'), authors);
    writeFileSync(join(siteDir, 'content/blog/a.md'), '---\ndate: 2021-01-01\n---\n');
    writeFileSync(join(siteDir, 'site.config.json'), config);
    return readContent({ siteDir, config: (await loadConfig(siteDir)).config, mode: 'production' });
  }

  test('takes from the configuration what authors.yml leaves out', async () => {
    const { content, diagnostics } = await ownerOf(
      'owner:\n  title: Engineer\n',
      JSON.stringify({
        locales: ['en', 'id'],
        owner: { name: { en: 'A keeper', id: 'Penjaga' } },
        social: [{ kind: 'code', label: 'Code', target: 'https://code.example/a' }],
      }),
    );
    expect(diagnostics).toEqual([]);
    expect(content.authors.get('id')?.get('owner')).toMatchObject({
      name: 'Penjaga',
      title: 'Engineer',
      social: [{ label: 'Code', href: 'https://code.example/a' }],
    });
  });

  test('needs a name in one of the two', async () => {
    const { diagnostics } = await ownerOf('owner:\n  title: Engineer\n', '{}');
    expect(diagnostics.map(({ file, line }) => `${file}:${line}`)).toEqual(['content/blog/authors.yml:1']);
  });
});
