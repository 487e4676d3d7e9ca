import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compareDiagnostics } from '#model/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostic.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import { parseConfig } from '#model/schema/parseConfig.ts';
import { CONFIG_FILES } from './config/configFiles.ts';
import { readJsonConfig } from './config/readJsonConfig.ts';
import { type ConfigWait, runConfig } from './config/runConfig.ts';
import { mergeConflictsIn } from './mergeConflicts.ts';
import { readIfThere } from './readIfThere.ts';

export interface LoadedConfig {
  /** Whole even when there are errors: what is wrong stands at its default. */
  readonly config: SiteConfig;
  /** See `ParsedConfig`. */
  readonly unused: ReadonlySet<string>;
  /** Files that the configuration was made from, relative to the site's folder. */
  readonly files: readonly string[];
  /** False where the file cannot be read at all: nothing is known of what the owner wants. */
  readonly isRead: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads and checks the site's configuration; without a file everything is at its default. */
export async function loadConfig(siteDir: string, wait: ConfigWait = {}): Promise<LoadedConfig> {
  const present = CONFIG_FILES.filter((name) => existsSync(join(siteDir, name)));
  const [file, ...ignored] = present;
  if (file === undefined) return { ...parseConfig({}), files: [], isRead: true, diagnostics: [] };
  const conflicts = mergeConflictsIn(file, readIfThere(join(siteDir, file)).toString());
  if (conflicts.length > 0)
    return { ...parseConfig({}), files: [file], isRead: false, diagnostics: conflicts };
  const source = file.endsWith('.json')
    ? readJsonConfig(siteDir, file)
    : await runConfig(siteDir, file, wait);
  const diagnostics = [...source.diagnostics, ...ignored.map((name) => ignoredFile(name, file))];
  if (source.diagnostics.length > 0)
    return { ...parseConfig({}), files: source.files, isRead: false, diagnostics };
  const { config, unused, problems } = parseConfig(source.value);
  for (const { path, code, message, hint } of problems) {
    const position = await source.locate(path);
    diagnostics.push({ file, ...position, severity: 'error', code, message, hint });
  }
  return {
    config,
    unused,
    files: source.files,
    isRead: true,
    diagnostics: diagnostics.toSorted(compareDiagnostics),
  };
}

function ignoredFile(file: string, chosen: string): Diagnostic {
  return {
    file,
    line: 1,
    column: 1,
    severity: 'warning',
    code: 'config/two-files',
    message: `This file is not read, since ${chosen} is there too.`,
    hint: 'Keep one of the two.',
  };
}
