import { readFileSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import { SourceMap } from 'node:module';
import type { SourceMapPayload } from 'node:module';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { Diagnostic } from '#model/diagnostic.ts';
import { positionAt } from '../positionAt.ts';
import type { ConfigSource } from './configSource.ts';
import { bundleConfig } from './bundleConfig.ts';
import { offsetOfField } from './offsetOfField.ts';

/** A configuration that is a program: bundled, run, its default export taken. */
export async function runConfig(siteDir: string, file: string): Promise<ConfigSource> {
  const failed = (diagnostics: readonly Diagnostic[], files = [file]): ConfigSource => {
    return { value: undefined, files, diagnostics, locate: () => Promise.resolve({ line: 1, column: 1 }) };
  };
  let bundle;
  try {
    bundle = await bundleConfig(siteDir, file);
  } catch (error) {
    return failed(bundlerFaults(error, siteDir, file));
  }
  const files = [...bundle.files];
  try {
    const module = (await import(pathToFileURL(bundle.output).href)) as { default?: unknown };
    if (!('default' in module)) return failed([noDefaultExport(file)], files);
    const value = await module.default;
    const locate: ConfigSource['locate'] = async (path) => {
      const text = readFileSync(join(siteDir, file), 'utf8');
      return positionAt(text, await offsetOfField(text, file, path));
    };
    return { value, files, diagnostics: [], locate };
  } catch (error) {
    return failed([thrown(error, bundle.output, siteDir, file)], files);
  }
}

/** A fault as Rolldown reports it. */
interface BundlerFault {
  readonly message: string;
  readonly id?: string;
  readonly loc?: { readonly line: number; readonly column: number; readonly file?: string };
}

function bundlerFaults(error: unknown, siteDir: string, file: string): Diagnostic[] {
  const { errors } = error as { errors?: readonly BundlerFault[] };
  return (errors ?? [error as BundlerFault]).map(({ message, id, loc }) => ({
    file: nameOf(siteDir, loc?.file ?? id ?? file),
    line: loc?.line ?? 1,
    column: (loc?.column ?? 0) + 1,
    severity: 'error',
    code: 'config/syntax',
    message: firstLine(message),
    hint: message.includes('Could not resolve')
      ? 'Check the path of the import.'
      : 'Check for a missing comma, quote or bracket here or on the line above.',
  }));
}

function noDefaultExport(file: string): Diagnostic {
  return {
    file,
    line: 1,
    column: 1,
    severity: 'error',
    code: 'config/no-default-export',
    message: 'The configuration has no default export.',
    hint: "Write: export default { title: 'My site', url: 'https://example.com', locales: ['en'] };",
  };
}

function thrown(error: unknown, output: string, siteDir: string, file: string): Diagnostic {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: '' };
  return {
    file,
    line: 1,
    column: 1,
    ...originOf(stack ?? '', output, siteDir),
    severity: 'error',
    code: 'config/threw',
    message: `Running the configuration failed: ${firstLine(message)}`,
    hint: 'Mend what the configuration does here.',
  };
}

/** The place in the owner's file of the topmost frame of a stack that lies in the bundle. */
function originOf(stack: string, output: string, siteDir: string): Partial<Diagnostic> {
  const frame = new RegExp(`${basename(output)}:(\\d+):(\\d+)`).exec(stack);
  if (!frame) return {};
  const map = new SourceMap(JSON.parse(readFileSync(`${output}.map`, 'utf8')) as SourceMapPayload);
  const entry = map.findEntry(Number(frame[1]) - 1, Number(frame[2]) - 1);
  if (!('originalSource' in entry)) return {};
  return {
    file: nameOf(siteDir, entry.originalSource),
    line: entry.originalLine + 1,
    column: entry.originalColumn + 1,
  };
}

function nameOf(siteDir: string, path: string): string {
  return relative(siteDir, resolve(siteDir, path)).split(sep).join('/');
}

/** What a message says before its code frame, without terminal colours and the bundler's own code. */
function firstLine(message: string): string {
  const plain = stripVTControlCharacters(message);
  return (plain.split('\n')[0] ?? '')
    .replace(/^\[\w+\] /, '')
    .replace(/ in \S+$/, '')
    .replace(/\.?$/, '.');
}
