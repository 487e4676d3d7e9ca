import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isError } from '#model/diagnostic.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import { tellWait } from '../build/progress.ts';
import { createTagCheck } from '../content/createTagCheck.ts';
import { findPostPlace } from '../content/findPostPlace.ts';
import { type Layout, layoutToWriteIn } from '../content/layout.ts';
import { loadConfig } from '../content/loadConfig.ts';
import { askPost } from './askPost.ts';
import type { ExitCode } from './exitCode.ts';
import type { Options } from './options.ts';
import { faultOfAddress, faultOfFolder, slugOfTitle } from './postAddress.ts';
import { postText } from './postText.ts';
import { relativeToHere } from './relativeToHere.ts';
import { reportDiagnostics } from './reportDiagnostics.ts';
import { createProgress } from './terminalProgress.ts';

/** `lontar new`: asks for title, tags and language, and makes the post's folder. */
export async function newCommand({ siteDir }: Options): Promise<ExitCode> {
  const progress = createProgress();
  const { config, diagnostics } = await loadConfig(siteDir, { onWait: tellWait(progress) });
  progress.clear();
  if (diagnostics.some(isError)) return reportDiagnostics(diagnostics, false);
  const site = { siteDir, config, layout: layoutToWriteIn(siteDir, config) };
  const answers = await askPost({
    languages: config.locales.map((locale) => locale.code),
    defaultLanguage: config.defaultLocale,
    faultsOfTags: createTagCheck(site),
  });
  if (answers === null) return 2;
  const { title, language } = answers;
  const slug = slugOfTitle(title);
  if (slug === '')
    return refuse(`No address can be made of the title '${title}': it needs a letter or a digit.`);
  const path = postFile(slug, language, site.layout, config);
  const file = join(siteDir, path);
  if (existsSync(file)) return refuse(`${relativeToHere(file)} is there already.`, ', or edit that post');
  const place = await findPostPlace(path, language, site);
  const fault = faultOfAddress(place.address, config) ?? faultOfFolder(slug);
  if (fault !== null) return refuse(fault);
  const { takenBy } = place;
  if (takenBy !== null) {
    const { openName, kind, what } = takenBy;
    return refuse(
      `${relativeToHere(join(siteDir, takenBy.file))} has ${what} already.`,
      openName !== null && slugOfTitle(openName) === openName
        ? `, edit that post, or answer '${openName}' to begin its translation`
        : `, or edit that ${kind}`,
    );
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, postText(answers, place, today()));
  console.log(`Made ${relativeToHere(file)}. 'npm run dev' shows it while you write.`);
  const { isOriginal, post } = place;
  if (isOriginal && post && !post.original.isDraft)
    console.log(
      `While it is a draft, builds leave out ${post.original.file} too, of which it is the original.`,
    );
  return 0;
}

function refuse(fault: string, otherwise = ''): ExitCode {
  console.error(fault);
  console.error(`  hint: choose another title${otherwise}`);
  return 2;
}

/** Where a new post goes: with the others, in the layout that the site has. */
function postFile(slug: string, language: string, layout: Layout, { defaultLocale }: SiteConfig): string {
  const root = layout.roots.find(({ kind, locale }) => kind === 'post' && locale === language);
  if (root) return `${root.dir}/${slug}/index.mdx`;
  return `content/blog/${slug}/index${language === defaultLocale ? '' : `.${language}`}.mdx`;
}

/** The owner's calendar date. */
function today(): string {
  const now = new Date();
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
