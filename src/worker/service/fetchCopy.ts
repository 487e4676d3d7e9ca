import type { KeepableFile } from '#model/offline.ts';
import { type Copy, makeCopy } from './copy.ts';
import { config } from './here.ts';
import { KeepError } from './keepFault.ts';

/** Fetches what is at an address, to be kept. */
export async function fetchCopy(
  href: string,
  cache: RequestCache,
  titleOf?: (html: string) => string,
): Promise<Copy> {
  try {
    const answer = await fetch(href, { cache });
    if (answer.status === 200) return await makeCopy(answer, titleOf);
    throw new Error(`status ${answer.status}`);
  } catch (error) {
    throw new KeepError('network', `${href}: ${String(error)}`);
  }
}

/** Fetches exactly the file that a list names: in the middle of a deploy another one may be at its address. */
export async function fetchListed({ href, revision }: KeepableFile): Promise<Copy> {
  const first = await fetchCopy(href, href.startsWith(config.assetsHref) ? 'default' : 'no-cache');
  const copy = first.facts.revision === revision ? first : await fetchCopy(href, 'reload');
  if (copy.facts.revision !== revision) throw new KeepError('network', `${href} is not as listed`);
  return copy;
}
