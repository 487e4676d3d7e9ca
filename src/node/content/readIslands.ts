import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { STANDARD_COMPONENTS } from '#model/components.ts';
import type { Diagnostic } from '#model/diagnostic.ts';

/** A component of the owner that texts may use and that is alive in the browser. */
export interface IslandFile {
  readonly name: string;
  /** Absolute. */
  readonly path: string;
}

export const ISLANDS_FOLDER = 'islands';

const COMPONENT_FILE = /^(?!.*\.test\.)(.+)\.[jt]sx$/;
const COMPONENT_NAME = /^[A-Z][A-Za-z0-9]*$/;

/** The islands of a site: each `.tsx` or `.jsx` file of its folder is one; other files and folders are theirs to import. */
export function readIslands(siteDir: string): { islands: IslandFile[]; diagnostics: Diagnostic[] } {
  const islands: IslandFile[] = [];
  const diagnostics: Diagnostic[] = [];
  const folder = join(siteDir, ISLANDS_FOLDER);
  for (const file of existsSync(folder) ? readdirSync(folder).toSorted() : []) {
    const name = COMPONENT_FILE.exec(file)?.[1];
    if (name === undefined) continue;
    const fault = faultOf(name) ?? (islands.some((other) => other.name === name) ? twice(name) : null);
    if (fault === null) islands.push({ name, path: join(folder, file) });
    else diagnostics.push(islandFault(file, fault));
  }
  return { islands, diagnostics };
}

type Fault = Pick<Diagnostic, 'code' | 'message' | 'hint'>;

function faultOf(name: string): Fault | null {
  if (!COMPONENT_NAME.test(name)) {
    return {
      code: 'island/name',
      message: `\`${name}\` cannot be the name of an island: it has to begin with a capital letter and hold only letters and digits.`,
      hint: 'Rename the file; if it is only a part of an island, move it into a folder below islands/.',
    };
  }
  if (!STANDARD_COMPONENTS.some((standard) => standard === name)) return null;
  return {
    code: 'island/standard-name',
    message: `There is a standard component \`${name}\` already.`,
    hint: 'Give the island another name.',
  };
}

function twice(name: string): Fault {
  return {
    code: 'island/twice',
    message: `There are two files for the island \`${name}\`.`,
    hint: 'Keep one of them.',
  };
}

/** A fault of a file of the islands folder, by its path below it. */
export function islandFault(
  file: string,
  fault: Fault & Partial<Pick<Diagnostic, 'line' | 'column'>>,
): Diagnostic {
  return { line: 1, column: 1, ...fault, file: `${ISLANDS_FOLDER}/${file}`, severity: 'error' };
}
