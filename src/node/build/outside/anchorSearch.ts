import { decodeEntities } from '../../content/mdx/html.ts';
import { decodeSafely } from '#model/decodeSafely.ts';
import type { BodyReader, Reply } from './sendRequest.ts';

/** By fragment: whether the page has it, or null where that cannot be told. */
export type Anchors = Readonly<Record<string, boolean | null>>;

/** No page needs more; what stands behind is not looked at. */
const MOST_BYTES = 4 * 1024 * 1024;

const START_TAG = /<([a-z][^\s/>]*)\s[^>]*>/gi;
const ID = /\s(id|name)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

export interface AnchorSearch extends BodyReader {
  found(): Anchors;
}

/** Whether a fragment names an element: not the top of a page, no text to mark and no address inside an app. */
export function namesElement(fragment: string): boolean {
  const [id = ''] = fragment.split(':~:', 1);
  return id !== '' && id.toLowerCase() !== 'top' && !/^[!/]/.test(id);
}

/** Ids can be looked for in HTML alone, and only where it comes as it is. */
export function hasAnchors({ headers }: Reply): boolean {
  const encoding = headers['content-encoding'] ?? 'identity';
  return (
    encoding === 'identity' &&
    /^(?:text\/html|application\/xhtml\+xml)\b/i.test(headers['content-type'] ?? '')
  );
}

/** Looks for ids while the page arrives, and stops as soon as all are there. */
export function createAnchorSearch(fragments: readonly string[]): AnchorSearch {
  const decoder = new TextDecoder();
  const missing = new Set(fragments);
  let rest = '';
  let bytes = 0;
  let isWhole = false;
  const note = (text: string): void => {
    for (const id of idsIn(text)) for (const each of missing) if (isNamed(each, id)) missing.delete(each);
  };
  return {
    take(chunk) {
      bytes += chunk.length;
      const text = decoder.decode(chunk, { stream: true });
      const cut = text.lastIndexOf('>') + 1;
      if (cut > 0) note(rest + text.slice(0, cut));
      rest = cut > 0 ? text.slice(cut) : rest + text;
      return missing.size > 0 && bytes < MOST_BYTES;
    },
    end() {
      isWhole = true;
    },
    found: () =>
      Object.fromEntries(
        fragments.map((fragment) => [fragment, !missing.has(fragment) || (isWhole ? false : null)]),
      ),
  };
}

function* idsIn(html: string): Generator<string> {
  for (const [tag, element = ''] of html.matchAll(START_TAG)) {
    for (const [, attribute = '', ...values] of tag.matchAll(ID)) {
      if (attribute.toLowerCase() === 'name' && element.toLowerCase() !== 'a') continue;
      yield decodeEntities(values.find((value) => value !== undefined) ?? '');
    }
  }
}

/** Code hosts put a prefix before ids that writers chose, and their scripts find them without it. */
function isNamed(fragment: string, id: string): boolean {
  const [wanted = ''] = fragment.split(':~:', 1);
  const bare = id.replace(/^user-content-/, '');
  return id === wanted || id === decodeSafely(wanted) || bare === decodeSafely(wanted);
}
