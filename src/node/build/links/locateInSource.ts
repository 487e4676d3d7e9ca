import { join, posix } from 'node:path';
import type { SourcePosition } from '#model/diagnostic.ts';
import { decodeSafely } from '#model/decodeSafely.ts';
import { splitFrontMatter } from '../../content/frontMatter/splitFrontMatter.ts';
import { blank, maskCodeAndComments } from '../../content/mdx/prepare/codeMask.ts';
import { rebase } from '../../content/mdx/prepare/rebaseLinks.ts';
import { positionAt } from '../../content/positionAt.ts';
import { readIfThere } from '../../content/readIfThere.ts';
import { fileOfImport, importedTexts, isRelative } from '../../content/textImports.ts';

const TOP = { line: 1, column: 1 };

/** A picture may be named both in the body and in front matter. */
export type SourcePart = 'front matter' | 'body';

/**
 * Where a link or picture stands in a source file of the site, or of one part of it, or in one that it includes; the top of the file
 * if it is not written out there.
 */
export function locateInFile(
  siteDir: string,
  file: string,
  written: string,
  part?: SourcePart,
): SourcePosition {
  const [place] = placesIn({ siteDir, file }, written, (text, link) =>
    [locateInSource(part === undefined ? text : blankOther(text, part), link) ?? []].flat(),
  );
  return place ?? { file, ...TOP };
}

/** Every place where a link stands in a source file; the top of the file if it is not written out there. */
export function locateAllInFile(siteDir: string, file: string, written: string): SourcePosition[] {
  const places = placesIn({ siteDir, file }, written, locateAllInSource);
  return places.length > 0 ? places : [{ file, ...TOP }];
}

type Place = Pick<SourcePosition, 'line' | 'column'>;

/** Looks for a link in a file and, where it is not there, in the texts that it includes. */
function placesIn(
  { siteDir, file }: { readonly siteDir: string; readonly file: string },
  written: string,
  find: (text: string, link: string) => readonly Place[],
  seen = new Set<string>(),
): SourcePosition[] {
  seen.add(file);
  // The fault is worth telling without its line, too.
  const text = readIfThere(join(siteDir, file))
    .toString()
    .replace(/^\uFEFF/, '');
  const links = written.startsWith('./') ? [written, written.slice(2)] : [written];
  const places = links.flatMap((link) => find(text, link));
  if (places.length > 0) return places.map((place) => ({ file, ...place }));
  return importedTexts(text).flatMap((specifier) => {
    const included = fileOfImport(specifier, file);
    if (included === null || seen.has(included)) return [];
    const link = isRelative(written)
      ? rebase(written, posix.dirname(file), posix.dirname(included))
      : written;
    return placesIn({ siteDir, file: included }, link, find, seen);
  });
}

function blankOther(text: string, part: SourcePart): string {
  const bounds = splitFrontMatter(text);
  const bodyStart = bounds.status === 'found' ? bounds.bodyStart : 0;
  const [above, body] = [text.slice(0, bodyStart), text.slice(bodyStart)];
  return part === 'body' ? blank(above) + body : above + blank(body);
}

/** Line and column of the first use of a link in Markdown, outside of code and comments. */
export function locateInSource(text: string, written: string): Place | null {
  const prose = proseOf(text);
  for (const link of spellingsOf(written)) {
    const { value: offset } = findLinks(prose, link).next();
    if (offset !== undefined) return positionAt(text, offset);
  }
  return null;
}

/** Line and column of every use of a link in Markdown, outside of code and comments. */
export function locateAllInSource(text: string, written: string): Place[] {
  const prose = proseOf(text);
  const offsets = [...spellingsOf(written)].flatMap((link) => [...findLinks(prose, link)]);
  return [...new Set(offsets)].toSorted((a, b) => a - b).map((offset) => positionAt(text, offset));
}

/**
 * The compiler percent-encodes what the author may have written plainly, HTML needs `&amp;` where the link has `&`,
 * and a bare `www.` needs no scheme.
 */
function spellingsOf(written: string): Set<string> {
  const decoded = decodeSafely(written);
  const spellings = [written, decoded, written.replaceAll('&', '&amp;'), decoded.replaceAll('&', '&amp;')];
  return new Set([...spellings, ...spellings.map((each) => each.replace(/^http:\/\/(?=www\.)/, ''))]);
}

/** What stands before a link: `](`, `](<`, `]: `, `="`, `={'`, `: '` and the like; then, as a last resort, any break. */
const OPENINGS = [
  String.raw`\]\(\s*<?`,
  String.raw`\]:\s*<?`,
  String.raw`[=:]\s*\{?["'\`]`,
  String.raw`<`,
  String.raw`(?:^|[\s"'(:,*_~>|])`,
];
/** A bare address ends before the punctuation of its sentence. */
const CLOSING = String.raw`(?=[\s)>"'\`},|]|[.!?:;*_~]+(?:[\s)]|$)|$)`;

/** What stands before a link that was left empty: `[text]()`, `href=""`. */
const NO_TARGET = /(?<!!\[[^\]\n]*)\]\(\s*(?:<(?=>)|(?=\)))|\bhref=(?:\{?"(?=")|\{?'(?='))/g;

function* findLinks(prose: string, link: string): Generator<number, undefined> {
  if (link === '') {
    yield* Array.from(prose.matchAll(NO_TARGET), ({ index, 0: opening }) => index + opening.length);
    return;
  }
  const literal = link.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  for (const opening of OPENINGS) {
    for (const match of prose.matchAll(new RegExp(`(${opening})${literal}${CLOSING}`, 'gm'))) {
      yield match.index + (match[1]?.length ?? 0);
    }
  }
}

/** A text so long that looking for pairs of marks may take seconds is searched as it is. */
const LONGEST_BLANKED = 500_000;

function proseOf(text: string): string {
  return text.length > LONGEST_BLANKED ? text : maskCodeAndComments(text);
}
