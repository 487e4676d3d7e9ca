import { posix } from 'node:path';
import { compareDiagnostics, type Diagnostic } from '#model/diagnostic.ts';
import { brokenHint } from './brokenHint.ts';
import { hasAnchor } from './hasAnchor.ts';
import { locateInFile } from './locateInSource.ts';
import { nearMatch } from './nearMatch.ts';
import { resolveChecked } from './resolveChecked.ts';
import type { LinkOrigin, ResolvedLink } from './resolveLink.ts';
import type { RouteIndex } from './routeIndex.ts';

/** More would hide what else is said. */
const MOST_ANCHORS_NAMED = 5;

/** A page with the links of its text, as written. */
export interface PageLinks extends LinkOrigin {
  readonly links: readonly string[];
}

export interface LinkCheck {
  readonly siteDir: string;
  readonly index: RouteIndex;
  /** First part of the paths of documents. */
  readonly docsPath: string;
  /** The drafts, where they would stand. */
  readonly drafts: RouteIndex;
  /** Ids in the HTML of a page, by its canonical path; null if unknown, then its anchors are not checked. */
  readonly idsOf: (path: string) => ReadonlySet<string> | null;
  /** What to do about a link that leads nowhere, if nothing is near: as in a text, unless said. */
  readonly remedy?: string;
}

/** A link on a page. */
interface WrittenLink extends LinkOrigin {
  readonly written: string;
}

export interface Fault {
  readonly severity: Diagnostic['severity'];
  readonly code: string;
  readonly message: string;
  readonly hint: string | null;
}

const DRAFT_HINT = "Take 'draft: true' out of the draft to publish it, or remove the link.";

/** Faults of all links: broken ones are errors; broken Markdown links and anchors are warnings (specification, section 5). */
export function checkLinks(pages: Iterable<PageLinks>, check: LinkCheck): Diagnostic[] {
  const diagnostics = new Map<string, Diagnostic>();
  for (const page of pages) {
    for (const written of page.links) {
      const link = resolveChecked(written, page, check.index);
      const code = faultCode(link, page, check);
      if (code === null) continue;
      // A text shown in two locales has each fault once.
      const key = `${page.file}\0${written}\0${code}`;
      if (diagnostics.has(key)) continue;
      const fault = describeFault(link, { ...page, written }, check);
      diagnostics.set(key, { ...locateInFile(check.siteDir, page.file, written), ...fault });
    }
  }
  return [...diagnostics.values()].toSorted(compareDiagnostics);
}

/** What is wrong with a link, by where it leads; null if nothing is. */
export function linkFault(link: ResolvedLink, page: WrittenLink, check: LinkCheck): Fault | null {
  return faultCode(link, page, check) === null ? null : describeFault(link, page, check);
}

function faultCode(link: ResolvedLink, page: LinkOrigin, { idsOf }: LinkCheck): string | null {
  switch (link.kind) {
    case 'external':
    case 'static':
    case 'asset':
      return null;
    case 'anchor':
    case 'route': {
      if (link.href === '') return 'links/no-target';
      const ids = idsOf(link.kind === 'route' ? link.target : page.path);
      return ids === null || hasAnchor(ids, link.hash) ? null : 'links/broken-anchor';
    }
    case 'moved':
      return 'links/moved';
    case 'broken-file':
      return 'links/broken-markdown-link';
    case 'broken-route':
      return 'links/broken-link';
    case 'refused':
      return 'links/refused-scheme';
  }
}

function describeFault(link: ResolvedLink, page: WrittenLink, check: LinkCheck): Fault {
  const { written } = page;
  switch (link.kind) {
    case 'moved':
      return {
        severity: 'warning',
        code: 'links/moved',
        message: `The link '${written}' leads to an address that has moved to '${link.to}'.`,
        hint: `Write '${link.to}'.`,
      };
    case 'broken-file':
      return {
        severity: 'warning',
        code: 'links/broken-markdown-link',
        ...(draftWords(page, check) ?? {
          message: `The link '${written}' names '${link.path}', which is not the source of any page.`,
          hint:
            suggest(nearestFile(link.path, page, check.index)) ??
            'Name a file as seen from this one, or link to the address of the page.',
        }),
      };
    case 'broken-route':
      return {
        severity: 'error',
        code: 'links/broken-link',
        ...(draftWords(page, check) ?? {
          message: `The link '${written}' leads to no page and no file of this site.`,
          hint:
            brokenHint(link.path, { ...check, paths: check.index.localPaths(page.locale) }) ??
            check.remedy ??
            "Mend the link, or write 'pathname://' before a path that is served from elsewhere.",
        }),
      };
    case 'refused':
      return {
        severity: 'error',
        code: 'links/refused-scheme',
        message: `The link '${shorten(written)}' has the scheme '${link.scheme}:', which may run code.`,
        hint: 'Link to a page, a file or another site.',
      };
    case 'anchor':
    case 'route':
      return describeAnchor(link, page, check);
    case 'external':
    case 'static':
    case 'asset':
      throw new Error(`A link of kind ${link.kind} has no fault`);
  }
}

/** What to say of a link that leads to a draft; null for any other. */
function draftWords(page: WrittenLink, { drafts }: LinkCheck): Pick<Fault, 'message' | 'hint'> | null {
  if (resolveChecked(page.written, page, drafts).kind !== 'route') return null;
  return {
    message: `The link '${page.written}' leads to a draft, which is not published.`,
    hint: DRAFT_HINT,
  };
}

function describeAnchor(
  link: ResolvedLink & { kind: 'anchor' | 'route' },
  page: WrittenLink,
  check: LinkCheck,
): Fault {
  if (link.href === '') {
    return {
      severity: 'warning',
      code: 'links/no-target',
      message: 'The link has no target.',
      hint: 'Say between the parentheses where it leads, or remove the link.',
    };
  }
  const target = link.kind === 'route' ? link.target : page.path;
  const ids = check.idsOf(target) ?? new Set();
  const near = nearMatch(link.hash, ids);
  return {
    severity: 'warning',
    code: 'links/broken-anchor',
    message: `The link '${page.written}' names the anchor '${link.hash}', which '${target}' does not have.`,
    hint: near === null ? anchorHint(ids) : `Did you mean '#${near}'?`,
  };
}

function anchorHint(ids: ReadonlySet<string>): string {
  if (ids.size === 0) return 'That page has none: leave it out.';
  const named = [...ids].slice(0, MOST_ANCHORS_NAMED).map((id) => `'#${id}'`);
  const more = ids.size > MOST_ANCHORS_NAMED ? ' and more' : '';
  return `That page has ${named.join(', ')}${more}: name one of them, or leave the anchor out.`;
}

function nearestFile(path: string, from: LinkOrigin, index: RouteIndex): string | null {
  const file = nearMatch(path, index.files);
  if (file === null) return null;
  const relative = posix.relative(posix.dirname(from.file), file);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

function suggest(match: string | null): string | null {
  return match === null ? null : `Did you mean '${match}'?`;
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
