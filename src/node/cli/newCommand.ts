import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { stringify } from 'yaml';
import { isError } from '#model/diagnostic.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import { tellWait } from '../build/progress.ts';
import { findLayout, type Layout } from '../content/layout.ts';
import { loadConfig } from '../content/loadConfig.ts';
import type { ExitCode } from './exitCode.ts';
import type { Options } from './options.ts';
import { faultOfAddress, slugOfTitle } from './postAddress.ts';
import { relativeToHere } from './relativeToHere.ts';
import { reportDiagnostics } from './reportDiagnostics.ts';
import { createProgress } from './terminalProgress.ts';

interface Answers {
  readonly title: string;
  readonly tags: readonly string[];
  readonly language: string;
}

/** `lontar new`: asks for title, tags and language, and makes the post's folder. */
export async function newCommand({ siteDir }: Options): Promise<ExitCode> {
  const progress = createProgress();
  const { config, diagnostics } = await loadConfig(siteDir, { onWait: tellWait(progress) });
  progress.clear();
  if (diagnostics.some(isError)) return reportDiagnostics(diagnostics, false);
  const languages = config.locales.map((locale) => locale.code);
  const answers = await ask(languages, config.defaultLocale);
  if (answers === null) return 2;
  const slug = slugOfTitle(answers.title);
  if (slug === '')
    return refuse(`No address can be made of the title '${answers.title}': it needs a letter or a digit.`);
  const fault = faultOfAddress(`/${slug}`, config);
  if (fault !== null) return refuse(fault);
  const file = join(siteDir, postFile(slug, answers.language, findLayout(siteDir, config), config));
  if (existsSync(file)) return refuse(`${relativeToHere(file)} is there already.`, ', or edit that post');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, postText(answers, today()));
  console.log(`Made ${relativeToHere(file)}. 'npm run dev' shows it while you write.`);
  return 0;
}

function refuse(fault: string, otherwise = ''): ExitCode {
  console.error(fault);
  console.error(`  hint: choose another title${otherwise}`);
  return 2;
}

/** Where a new post goes: with the others, in the layout that the site has. A new site gets ours. */
function postFile(slug: string, language: string, layout: Layout, { defaultLocale }: SiteConfig): string {
  const isDefault = language === defaultLocale;
  const root = layout.roots.find(({ kind, locale }) => kind === 'post' && locale === language);
  if (layout.hasTexts && root) return `${root.dir}/${slug}/index.mdx`;
  return `content/blog/${slug}/index${isDefault ? '' : `.${language}`}.mdx`;
}

/** Null when the input ends before every question has an answer. */
async function ask(languages: readonly string[], defaultLanguage: string): Promise<Answers | null> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Lines of a pipe may arrive before they are asked for; the iterator keeps them.
  const lines = terminal[Symbol.asyncIterator]();
  const question = async (
    text: string,
    isGood: (answer: string) => boolean,
    hint: string,
  ): Promise<string | null> => {
    for (;;) {
      process.stdout.write(text);
      const line = await lines.next();
      if (line.done) return null;
      const answer = line.value.trim();
      if (isGood(answer)) return answer;
      process.stdout.write(`${hint}\n`);
    }
  };
  try {
    const title = await question('Title: ', (text) => text !== '', 'A post needs a title.');
    const tags =
      title === null ? null : await question('Tags, with commas between (may stay empty): ', () => true, '');
    const choices = languages.join(', ');
    const language =
      tags === null
        ? null
        : await question(
            `Language (${choices}) [${defaultLanguage}]: `,
            (text) => text === '' || languages.includes(text),
            `The site's languages are ${choices}.`,
          );
    if (title === null || tags === null || language === null) {
      console.error('\nThe input ended before the last answer; nothing was made.');
      return null;
    }
    const list = tags.split(',').map((tag) => tag.trim());
    return { title, tags: list.filter((tag) => tag !== ''), language: language || defaultLanguage };
  } finally {
    terminal.close();
  }
}

function postText({ title, tags }: Answers, date: string): string {
  const frontMatter = stringify({ title, date, tags, draft: true }, { flowCollectionPadding: false });
  return `---\n${frontMatter}---\n\nOpen with what the reader gains.\n\n{/* truncate */}\n\n## First section\n\nGo on here.\n`;
}

/** The owner's calendar date. */
function today(): string {
  const now = new Date();
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
