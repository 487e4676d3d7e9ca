import { decodeSafely } from '#model/decodeSafely.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import type { TextRoot } from '../layout.ts';
import { languageOfName, type NameAndLanguage } from './languageOfName.ts';

const TEXT_ENDING = /\.mdx?$/;

interface TextName extends NameAndLanguage {
  /** The path of the file, below its root too. */
  readonly path: string;
}

export function isText(path: string): boolean {
  return TEXT_ENDING.test(path);
}

/** What the names of the texts among all files of a root say. */
export function textNames(paths: readonly string[], root: TextRoot, config: SiteConfig): TextName[] {
  const names = new Set(paths.map(nameOf));
  return paths.filter(isText).map((path) => ({ path, ...languageOfName(nameOf(path), root, config, names) }));
}

function nameOf(path: string): string {
  return spelledOut(path.replace(TEXT_ENDING, ''));
}

/**
 * The name that an address is made of. Some systems write letters with accents as two signs; addresses, which people type, have them
 * as one. What is percent-encoded is decoded as in a slug: addresses are encoded once, later.
 */
export function spelledOut(path: string): string {
  return path.split('/').map(decodeSafely).join('/').normalize();
}
