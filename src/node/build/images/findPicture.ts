import { posix } from 'node:path';
import { decodeSafely } from '#model/decodeSafely.ts';
import { schemeOf, splitHref, trimHref } from '../links/hrefParts.ts';
import { formsOf, joinInside, STATIC_FOLDER, type HasFile } from '../links/siteFiles.ts';

/** What the `src` of a picture names. Files are relative to the site's folder. */
export type PictureSource =
  | { readonly kind: 'file'; readonly file: string; readonly hash: string }
  /** `tried` is where it was looked for first, null if that is outside of the site's folder. */
  | { readonly kind: 'missing'; readonly tried: string | null }
  | { readonly kind: 'external' }
  /** The picture is in the address itself. */
  | { readonly kind: 'inline' };

export interface PictureOrigin {
  readonly basePath: string;
  readonly hasFile: HasFile;
  /** The text and its translations: a picture may lie beside any of them. */
  readonly files: readonly string[];
}

const PATHNAME = 'pathname://';

export function findPicture(written: string, origin: PictureOrigin): PictureSource {
  const trimmed = trimHref(written);
  const src = trimmed.startsWith(PATHNAME) ? trimmed.slice(PATHNAME.length) : trimmed;
  const scheme = schemeOf(src);
  if (scheme === 'data') return { kind: 'inline' };
  if (scheme !== null || src.startsWith('//')) return { kind: 'external' };

  const { path, hash } = splitHref(src);
  // A name may hold what an address gives a meaning to (`#`, `?`, `%`): encoded it is found first, plain ones second.
  const names = new Set([decodeSafely(path), path, decodeSafely(src), src].flatMap(formsOf));
  const tried = [...names].flatMap((name) => placesOf(name, origin));
  const file = tried.find((place) => origin.hasFile(place));
  if (file === undefined) return { kind: 'missing', tried: tried[0] ?? null };
  return { kind: 'file', file, hash: src.endsWith(hash) && !file.endsWith(decodeSafely(hash)) ? hash : '' };
}

function placesOf(name: string, { basePath, files }: PictureOrigin): string[] {
  if (name.startsWith('@site/')) return inside('', [name.slice('@site/'.length)]);
  if (!name.startsWith('/')) return files.flatMap((file) => inside(posix.dirname(file), [name]));
  const isBased = basePath !== '/' && name.startsWith(basePath);
  return inside(STATIC_FOLDER, isBased ? [name, name.slice(basePath.length - 1)] : [name]);
}

function inside(folder: string, names: readonly string[]): string[] {
  return names.map((name) => joinInside(folder, name)).filter((file) => file !== null);
}
