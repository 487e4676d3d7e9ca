import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, posix } from 'node:path';
import { decodeSafely } from '#model/decodeSafely.ts';
import type { Diagnostic } from '#model/diagnostic.ts';
import { errorCode } from '../../content/errorCode.ts';
import { forgetOthers } from '../forgetOthers.ts';
import { emittedFiles, type EmittedFile } from '../links/assetStore.ts';
import { locateInFile } from '../links/locateInSource.ts';
import { nearMatch } from '../links/nearMatch.ts';
import { createFileLookup, STATIC_FOLDER } from '../links/siteFiles.ts';
import { createGate } from './createGate.ts';
import { PictureError, TooLargeError, WIDEST } from './encodePicture.ts';
import { findPicture } from './findPicture.ts';
import { loadPicture, type LoadedPicture, type Picture, pictureFolder } from './loadPicture.ts';

export interface ImagePipelineOptions {
  readonly siteDir: string;
  readonly cacheDir: string;
  /** '/' or '/sub/'. */
  readonly basePath: string;
  /** False publishes every picture as it is, for a server that has to be quick (dev). */
  readonly hasVariants: boolean;
  /** The text and its translations: a picture may lie beside any of them. */
  readonly translationsOf: (file: string) => readonly string[];
}

/** The pictures of one build. */
export interface ImagePipeline {
  /**
   * Makes ready the pictures that a text names, given as written: those of its body and the one of its front matter. Resolves with
   * what is wrong with them.
   */
  prepare(
    file: string,
    inBody: readonly string[],
    inFrontMatter?: { readonly src: string; readonly file: string } | null,
  ): Promise<Diagnostic[]>;
  /** A picture that `prepare` made ready; null for one that stays as written. */
  pictureOf(file: string, src: string): Picture | null;
  /** What to publish of all that was made ready, in order of path. */
  emitted(): EmittedFile[];
  /** Removes from the cache what none of them is. */
  forgetUnused(): void;
}

type Fault = Pick<Diagnostic, 'severity' | 'code' | 'message' | 'hint'>;

/** Each open picture may take 200 MB, so there are few at a time. */
const MOST_AT_ONCE = 2;

export function createImagePipeline(options: ImagePipelineOptions): ImagePipeline {
  const { siteDir, cacheDir, basePath, translationsOf } = options;
  const hasFile = createFileLookup(siteDir);
  const gate = createGate(Math.min(MOST_AT_ONCE, availableParallelism()));
  const loading = new Map<string, Promise<LoadedPicture | PictureError>>();
  const ready = new Map<string, Picture>();
  const emitted = new Map<string, string>();
  const used = new Set<string>();

  const load = (file: string): Promise<LoadedPicture | PictureError> => {
    let result = loading.get(file);
    if (!result) {
      result = gate(() => loadPicture(file, options)).catch((error: unknown) => {
        if (error instanceof PictureError) return error;
        throw error;
      });
      loading.set(file, result);
    }
    return result;
  };

  const prepareOne = async (file: string, src: string): Promise<Fault | null> => {
    const found = findPicture(src, { basePath, hasFile, files: translationsOf(file) });
    if (found.kind === 'inline') return null;
    if (found.kind === 'external') return externalFault(src);
    if (found.kind === 'missing') return missingFault(src, found.tried, siteDir);
    const loaded = await load(found.file);
    if (loaded instanceof PictureError) return unusableFault(src, found.file, loaded);
    ready.set(`${file}\0${src}`, { ...loaded.picture, src: loaded.picture.src + found.hash });
    for (const { path, source } of loaded.emitted) emitted.set(path, source);
    if (loaded.cacheKey !== undefined) used.add(loaded.cacheKey);
    return null;
  };

  return {
    async prepare(file, inBody, inFrontMatter = null) {
      const named = [
        ...inBody.map((src) => ({ src, place: file, part: 'body' as const })),
        ...(inFrontMatter === null
          ? []
          : [{ src: inFrontMatter.src, place: inFrontMatter.file, part: 'front matter' as const }]),
      ];
      const faults = await Promise.all(
        named.map(async ({ src, place, part }): Promise<Diagnostic[]> => {
          const fault = await prepareOne(file, src);
          return fault === null ? [] : [{ ...locateInFile(siteDir, place, src, part), ...fault }];
        }),
      );
      return faults.flat();
    },
    pictureOf: (file, src) => ready.get(`${file}\0${src}`) ?? null,
    emitted: () => emittedFiles(emitted),
    forgetUnused: () => forgetOthers(pictureFolder(cacheDir), used),
  };
}

function externalFault(src: string): Fault {
  return {
    severity: 'warning',
    code: 'images/external',
    message: `The picture '${src}' is on another site, and the content security policy lets browsers load none from there: a text has a link in its place, a list of posts nothing.`,
    hint: "Save it beside the text and name it by its path, such as './picture.png'.",
  };
}

function unusableFault(src: string, file: string, error: PictureError): Fault {
  return {
    severity: 'error',
    code: 'images/unusable',
    message: `The picture '${src}' (${file}) ${error.message}.`,
    hint:
      error instanceof TooLargeError
        ? `Make it smaller: no page shows more than ${WIDEST} pixels of its width.`
        : 'Replace the file by a whole PNG, JPEG, WebP, AVIF, GIF or SVG.',
  };
}

function missingFault(src: string, tried: string | null, siteDir: string): Fault {
  const place = tried === null ? "which is outside of the site's folder" : `but there is no file '${tried}'`;
  const near = nameNear(src, tried, siteDir);
  return {
    severity: 'error',
    code: 'images/missing',
    message: `The text names the picture '${src}', ${place}.`,
    hint: near === null ? 'Put the file there, or mend the path.' : `Did you mean '${near}'?`,
  };
}

/** What `src` was likely meant to be: a file of `static/` whose slash is missing, or one beside it with another name. */
function nameNear(src: string, tried: string | null, siteDir: string): string | null {
  if (/^\w/.test(src) && createFileLookup(siteDir)(`${STATIC_FOLDER}/${decodeSafely(src)}`)) return `/${src}`;
  const near = tried === null ? null : nearestFile(tried, siteDir);
  return near === null ? null : src.slice(0, src.lastIndexOf('/') + 1) + near;
}

function nearestFile(tried: string, siteDir: string): string | null {
  try {
    return nearMatch(posix.basename(tried), readdirSync(join(siteDir, posix.dirname(tried))));
  } catch (error) {
    // No such folder, so nothing near in it.
    if (errorCode(error) !== '') return null;
    throw error;
  }
}
