import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Diagnostic } from '#model/diagnostic.ts';
import { positionAt } from '../positionAt.ts';
import type { ConfigSource } from './configSource.ts';
import { bundleConfig } from './bundleConfig.ts';
import { configFault, faultAt, firstLine, nameOf } from './configFault.ts';
import { offsetOfField } from './offsetOfField.ts';

/** How long a configuration is waited for, and who hears of it. */
export interface ConfigWait {
  /** Told the file of a configuration that takes its time. */
  readonly onWait?: (file: string) => void;
  readonly tellAfterMs?: number;
  readonly giveUpAfterMs?: number;
}

/** A configuration that is a program: bundled, run, its default export taken. */
export async function runConfig(
  siteDir: string,
  file: string,
  { onWait, tellAfterMs = 10_000, giveUpAfterMs = 60_000 }: ConfigWait = {},
): Promise<ConfigSource> {
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
  const tell = setTimeout(() => onWait?.(file), tellAfterMs).unref();
  try {
    const exported = await orStandstill(exportsOf(bundle.output), giveUpAfterMs);
    if (!('default' in exported)) return failed([noDefaultExport(file)], files);
    const value = exported.default;
    const locate: ConfigSource['locate'] = async (path) => {
      const text = readFileSync(join(siteDir, file), 'utf8');
      return positionAt(text, await offsetOfField(text, file, path));
    };
    return { value, files, diagnostics: [], locate };
  } catch (error) {
    return failed([configFault(error, siteDir) ?? faultAt({ file, line: 1, column: 1 }, error)], files);
  } finally {
    clearTimeout(tell);
  }
}

async function exportsOf(output: string): Promise<{ readonly default?: unknown }> {
  const module = (await import(pathToFileURL(output).href)) as { default?: unknown };
  return 'default' in module ? { default: await module.default } : {};
}

/**
 * Rejects once nothing is under way any more that could settle the promise: Node would end without a word. What is under way may
 * never settle it either, such as a request that nobody answers.
 */
async function orStandstill<T>(work: Promise<T>, giveUpAfterMs: number): Promise<T> {
  let onStandstill = (): void => {};
  const standstill = new Promise<never>((_, reject) => {
    onStandstill = () => reject(new Error('it awaits what never comes'));
  });
  process.on('beforeExit', onStandstill);
  const giveUp = setTimeout(onStandstill, giveUpAfterMs).unref();
  try {
    return await Promise.race([work, standstill]);
  } finally {
    clearTimeout(giveUp);
    process.off('beforeExit', onStandstill);
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
