import { nameOfPath } from '#model/nameOfPath.ts';
import { describeValue } from '../describeValue.ts';
import type { Report } from '../problem.ts';
import { isRecord } from './readRecord.ts';

/** Where the handle of a reader's network goes. */
const NETWORKS: ReadonlyMap<string, { readonly label: string; readonly prefix: string }> = new Map(
  Object.entries({
    github: { label: 'GitHub', prefix: 'https://github.com/' },
    gitlab: { label: 'GitLab', prefix: 'https://gitlab.com/' },
    x: { label: 'X', prefix: 'https://x.com/' },
    twitter: { label: 'Twitter', prefix: 'https://twitter.com/' },
    linkedin: { label: 'LinkedIn', prefix: 'https://www.linkedin.com/in/' },
    bluesky: { label: 'Bluesky', prefix: 'https://bsky.app/profile/' },
    instagram: { label: 'Instagram', prefix: 'https://www.instagram.com/' },
    threads: { label: 'Threads', prefix: 'https://www.threads.net/@' },
    mastodon: { label: 'Mastodon', prefix: 'https://mastodon.social/@' },
    youtube: { label: 'YouTube', prefix: 'https://www.youtube.com/@' },
    twitch: { label: 'Twitch', prefix: 'https://twitch.tv/' },
    stackoverflow: { label: 'Stack Overflow', prefix: 'https://stackoverflow.com/users/' },
    email: { label: 'E-mail', prefix: 'mailto:' },
  }),
);

/** The links of an author's `socials`: a handle, or a whole address for networks that are not known. */
export function readSocial(
  record: Readonly<Record<string, unknown>>,
  path: readonly (string | number)[],
  report: Report,
): { label: string; href: string }[] {
  const { socials } = record;
  if (socials === undefined || socials === null) return [];
  const complain = (at: readonly (string | number)[], expected: string, found: unknown): [] => {
    const message = `${nameOfPath(at)}: expected ${expected}, found ${describeValue(found)}.`;
    report({ path: at, of: 'value', code: 'authors/invalid-value', message, hint: `Write ${expected}.` });
    return [];
  };
  if (!isRecord(socials)) return complain([...path, 'socials'], 'a handle for each network', socials);
  return Object.entries(socials).flatMap(([network, value]) => {
    const at = [...path, 'socials', network];
    const handle = typeof value === 'string' || typeof value === 'number' ? String(value) : null;
    if (handle === null || handle === '') return complain(at, 'a handle or an address', value);
    const known = NETWORKS.get(network);
    const label = known?.label ?? network.charAt(0).toUpperCase() + network.slice(1);
    if (/^(?:https?:\/\/|mailto:)/.test(handle)) return [{ label, href: handle }];
    if (!known) return complain(at, "an address such as 'https://example.com'", value);
    return [{ label, href: known.prefix + handle.replace(/^@/, '') }];
  });
}
