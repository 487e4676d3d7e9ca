import { fileOfKey } from '#model/content.ts';
import { folderOfPattern, isRedirectPath, REDIRECT_PATH } from '#model/redirectPath.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import { configFileOf } from '../../content/config/configFiles.ts';
import { isInConfig } from '../../content/config/isInConfig.ts';
import type { RouteIndex } from '../links/routeIndex.ts';
import { redirectKey } from '../redirects/redirect.ts';
import type { TakenBy } from '../redirects/takenPlaces.ts';
import type { GonePage } from './findSuccessors.ts';
import { PUBLISHED_FILE } from './published.ts';
import { configLine, frontMatterLine } from './redirectLine.ts';
import { type GoneSite, ruleForGone } from './ruleForGone.ts';

export interface HintSite {
  readonly siteDir: string;
  readonly config: Pick<SiteConfig, 'redirects'>;
  readonly index: Pick<RouteIndex, 'localPathOf'>;
  readonly takenBy: TakenBy;
}

type Now = HintSite & GoneSite;

type Hint = readonly [path: string, hint: string];

const FORGET = `If it is to be gone, take it out of ${PUBLISHED_FILE}`;

/** By path: how the address is kept. Whoever pastes every line that is printed loses none. */
export async function goneHints(gone: readonly GonePage[], now: Now): Promise<ReadonlyMap<string, string>> {
  const stuck = new Map(gone.flatMap(({ path }) => stuckHint(path, now)));
  const free = gone.filter(({ path }) => !stuck.has(path));
  const ofTexts = textHints(free, now);
  const others = free.filter(({ path }) => !now.successors.has(path));
  return new Map([...stuck, ...ofTexts, ...(others.length === 0 ? [] : await configHints(others, now))]);
}

/** For an address that no redirect can have. */
function stuckHint(path: string, { takenBy }: Now): Hint[] {
  const folder = folderOfPattern(path);
  const taken = folder === null ? takenBy(redirectKey(path)) : null;
  if (taken === null && isRedirectPath(folder ?? path)) return [];
  const reason = taken === null ? `it is not ${REDIRECT_PATH}` : `it is taken by ${taken}`;
  const hint = `${FORGET}; else bring it back, or lead it on at your host: no redirect can begin there, for ${reason}.`;
  return [[path, hint]];
}

/** A text has one line for all of its old addresses. */
function textHints(gone: readonly GonePage[], { successors, index }: Now): Hint[] {
  const byFile = new Map<string, string[]>();
  const moved = gone.flatMap(({ path }) => {
    const entry = successors.get(path)?.entry;
    if (!entry) return [];
    byFile.set(entry.file, [...(byFile.get(entry.file) ?? entry.redirects), index.localPathOf(path)]);
    return [{ path, entry }];
  });
  return moved.map(({ path, entry }) => {
    const paths = withoutTwins(byFile.get(entry.file) ?? [], (each) => each);
    const place = `the front matter of ${fileOfKey(entry, 'redirects')}: ${frontMatterLine(paths)}`;
    // A translation has those of its original without a line of its own.
    return [
      path,
      'redirects' in entry.frontMatter ? `Replace the redirects in ${place}` : `Add this line to ${place}`,
    ];
  });
}

/** One line leads on all whose new address is known: of two lists, one would undo the other. */
async function configHints(gone: readonly GonePage[], now: Now): Promise<Hint[]> {
  const file = configFileOf(now.siteDir);
  const hasList = now.config.redirects.length > 0 || (await isInConfig(now.siteDir, ['redirects']));
  const rules = gone.map((page) => ruleForGone(page, now));
  const ready = rules.filter(({ to }) => to !== null);
  const joined = new Set(ready.length > 0 || hasList ? ready : rules);
  const last = [...joined].at(-1);
  return rules.map((rule): Hint => {
    const isJoined = joined.has(rule);
    const add = rule.to === null ? `${FORGET}; if it has moved, add` : 'Add';
    // Where hundreds are gone, hundreds of lines with all of them would bury the rest.
    if (last && isJoined && rule !== last) {
      const target = rule.to === null ? '' : `, which leads it to '${rule.to}'`;
      return [rule.from, `${add} the line that is printed for '${last.from}'${target}.`];
    }
    const isFirst = isJoined && !hasList;
    const place = isFirst ? file : `the redirects of ${file}`;
    const group = withoutTwins(isJoined ? [...joined] : [rule], ({ from }) => from);
    const missing = group.length > 1 ? ', with the new addresses' : ', with its new address';
    const line = configLine(group, { file, isFirst });
    return [rule.from, `${add} this line to ${place}${rule.to === null ? missing : ''}: ${line}`];
  });
}

/** The first of those that are the same address: `/old` and `/old/` may both have been published, and one redirect leads both on. */
function withoutTwins<T>(items: readonly T[], pathOf: (item: T) => string): T[] {
  return [
    ...new Map(items.toReversed().map((item) => [redirectKey(pathOf(item)), item])).values(),
  ].toReversed();
}
