import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Fenced code and code spans: what is in them is not the site's own Markdown. */
const CODE = /^([> ]*)(`{3,})[\s\S]*?^\1\2$|(`+)(?!`)[^\n]*?[^`]\3(?!`)/gm;
const LINK = /(?<!\\)\]\(([^)]*)\)/g;

/** Paths of all pages of a built site that were written as Markdown too, sorted. */
export function markdownIn(out: string): string[] {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.md')).toSorted();
}

/** What a program that reads Markdown would stumble over, in each file. `isThere` knows the addresses of the site. */
export function faultsOfMarkdown(out: string, isThere: (url: string) => boolean): string[] {
  return markdownIn(out).flatMap((file) => {
    const text = readFileSync(join(out, file), 'utf8');
    const bare = text.replace(CODE, '');
    const links = [...bare.matchAll(LINK)].map(([, url = '']) => url);
    const faults = [
      ...(/^# \S.*\n\n/.test(text) ? [] : ['no title']),
      ...(/(?<!\\)<\/?[a-z!]/i.exec(bare) ?? []).map((tag) => `a tag: ${tag}`),
      ...(/^(?:import|export) .*|\{\/\*|^---\ntitle:/m.exec(bare) ?? []).map((line) => `source: ${line}`),
      ...links
        .filter((url) => !/^(?:https?:\/\/|mailto:)/.test(url))
        .map((url) => `no whole address: ${url}`),
      ...links.filter((url) => !isThere(url)).map((url) => `a dead link: ${url}`),
    ];
    return faults.map((fault) => `${file}: ${fault}`);
  });
}
