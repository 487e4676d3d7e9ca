import { expect, test } from 'vitest';
import { parseConfig } from '#model/schema/parseConfig.ts';
import { type NeededField, reportPlaceholders } from './placeholders.ts';

function placeholdersIn(
  input: Readonly<Record<string, unknown>>,
  missing: ReadonlySet<NeededField> = new Set(),
): string[] {
  const { config, problems } = parseConfig({ url: 'https://blog.ayu.id', title: 'Ayu', ...input });
  expect(problems).toEqual([]);
  const messages: string[] = [];
  reportPlaceholders(config, { missing, report: ({ message }) => messages.push(message) });
  return messages;
}

test('names and addresses that belong to nobody are named', () => {
  const found = placeholdersIn({
    url: 'https://lontar.example',
    owner: { name: { en: 'The keeper of Lontar', id: 'Penjaga Lontar' } },
    social: [
      { kind: 'code', label: 'Code', target: 'https://code.example/lontar' },
      { kind: 'code', label: 'Code', target: 'https://www.example.com/me' },
    ],
    contact: { heading: 'Contact', text: 'Write to me.', email: 'hello@lontar.example' },
  });
  expect(found).toEqual([
    "url: 'https://lontar.example' is a placeholder.",
    "owner.name: 'The keeper of Lontar' is a placeholder.",
    "owner.name: 'Penjaga Lontar' is a placeholder.",
    "social[0].target: 'https://code.example/lontar' is a placeholder.",
    "social[1].target: 'https://www.example.com/me' is a placeholder.",
    "contact.email: 'hello@lontar.example' is a placeholder.",
  ]);
});

test('a site of its own has none', () => {
  const found = placeholdersIn({
    owner: { name: 'Ayu', url: 'https://ayu.id/example.com' },
    social: [{ kind: 'code', label: 'Code', target: 'https://myexample.com/' }],
    contact: { heading: 'Contact', text: 'Write to me.', email: 'ayu@ayu.id' },
  });
  expect(found).toEqual([]);
});

test('what templates say in place of title and name is named, in any letters and language', () => {
  expect(placeholdersIn({ title: 'My Site', tagline: 'TODO', owner: { name: 'Your Name' } })).toEqual([
    "title: 'My Site' is a placeholder.",
    "tagline: 'TODO' is a placeholder.",
    "owner.name: 'Your Name' is a placeholder.",
  ]);
  expect(placeholdersIn({ title: { en: 'my site', id: 'Situs saya' } })).toEqual([
    "title: 'my site' is a placeholder.",
    "title: 'Situs saya' is a placeholder.",
  ]);
  expect(placeholdersIn({ title: 'My Site of Sites', tagline: 'Todos los santos' })).toEqual([]);
});

test('what the site that comes with the engine calls itself is named, and nothing that only begins so', () => {
  const own = {
    title: 'Lontar',
    tagline: {
      en: 'Notes of a software engineer, kept on leaves',
      id: 'Catatan seorang software engineer, di atas daun lontar',
    },
    pwa: { shortName: 'Lontar' },
  };
  expect(placeholdersIn(own)).toEqual([
    "title: 'Lontar' is a placeholder.",
    "tagline: 'Notes of a software engineer, kept on leaves' is a placeholder.",
    "tagline: 'Catatan seorang software engineer, di atas daun lontar' is a placeholder.",
    "pwa.shortName: 'Lontar' is a placeholder.",
  ]);
  const others = { title: 'Lontar Bali', tagline: 'Notes of an engineer', pwa: { shortName: 'Lontar B' } };
  expect(placeholdersIn(others)).toEqual([]);
});

test('a title and an address that are not set are called missing', () => {
  const { title, url } = parseConfig({}).config;
  expect(placeholdersIn({ title, url }, new Set(['title', 'url']))).toEqual([
    "title is not set: tabs, search results and feeds call the site 'Lontar'.",
    "url is not set: feeds, the sitemap and what pages say of themselves have addresses at 'http://localhost:3000'.",
  ]);
});
