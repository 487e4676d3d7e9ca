import { join } from 'node:path';
import { fileOfKey } from '#model/content.ts';
import type { EntryPlace } from '#model/content.ts';
import type { Diagnostic } from '#model/diagnostic.ts';
import { decodeText } from './decodeText.ts';
import { locateInFrontMatter } from './frontMatter.ts';
import { toDiagnostic } from './problem.ts';
import type { Report } from './problem.ts';
import { readIfThere } from './readIfThere.ts';

/** Gathers the faults of one reading of the site. */
export interface Reporter {
  readonly diagnostics: Diagnostic[];
  readonly add: (diagnostic: Diagnostic) => void;
  /** For faults in the front matter of a file. Positions are looked up only then, so that good files cost nothing. */
  readonly inFrontMatter: (file: string) => Report;
  /** For those of a text, which may have a key from the file in whose place it stands. */
  readonly inText: (text: EntryPlace) => Report;
}

export function createReporter(siteDir: string): Reporter {
  const diagnostics: Diagnostic[] = [];
  const inFrontMatter =
    (file: string): Report =>
    (problem) => {
      const decoded = decodeText(readIfThere(join(siteDir, file)));
      const position = locateInFrontMatter('text' in decoded ? decoded.text : '', problem.path, problem.of);
      diagnostics.push(toDiagnostic(file, position, problem));
    };
  return {
    diagnostics,
    add: (diagnostic) => void diagnostics.push(diagnostic),
    inFrontMatter,
    inText: (text) => (problem) => inFrontMatter(fileOfKey(text, String(problem.path[0] ?? '')))(problem),
  };
}
