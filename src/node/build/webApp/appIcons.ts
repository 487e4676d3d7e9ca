import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { decodeSafely } from '#model/decodeSafely.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import type { Report } from '../../content/problem.ts';
import { hashOf, shortHash } from '../../content/hash.ts';
import { writeWhole } from '../../content/writeWhole.ts';
import { forgetOthers } from '../forgetOthers.ts';
import { HASHED_ASSETS_FOLDER } from '../headers.ts';
import { PictureError } from '../images/encodePicture.ts';
import { isWholePng } from '../images/isWholePng.ts';
import type { EmittedFile } from '../links/assetStore.ts';
import { splitHref } from '../links/hrefParts.ts';
import { STATIC_FOLDER } from '../links/siteFiles.ts';
import type { Workshop } from '../workshop.ts';
import { defaultIcon } from './defaultIcon.ts';
import { drawIcon, type IconShape } from './drawIcon.ts';
import { missingPicture } from './missingPicture.ts';

/** An icon to publish. */
export interface AppIcon extends EmittedFile {
  readonly size: number;
  readonly purpose: 'any' | 'maskable' | 'touch';
}

interface IconSource {
  readonly config: SiteConfig;
  readonly workshop: Pick<Workshop, 'siteDir' | 'cacheDir' | 'engine'>;
  /** Paths of the files of `static/`, such as '/favicon.svg'. */
  readonly statics: readonly string[];
}

const SVG = /\.svg$/i;
/** Launchers cut maskable icons to a circle of 80 % of their width, so that the picture has to be smaller. */
const MASKABLE_SHARE = 2 / 3;

/** The icons of the installed site, drawn from its one picture; what is wrong with that is reported. */
export async function appIconsOf(source: IconSource, report: Report): Promise<AppIcon[]> {
  const { config, workshop } = source;
  const svg = pictureOf(source, report);
  const shapes = shapesOn(config.pwa.themeColor);
  const draw = (picture: string | Uint8Array): Promise<AppIcon[]> =>
    Promise.all(shapes.map(([purpose, shape]) => iconOf(picture, purpose, shape, workshop)));
  try {
    return await draw(svg);
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    report({
      path: config.pwa.icon === null ? ['favicon'] : ['pwa', 'icon'],
      of: 'value',
      code: 'config/bad-icon',
      message: `The icons cannot be drawn from this picture: ${error.message}.`,
      hint: 'Give pwa.icon an SVG file that browsers show.',
    });
    return draw(defaultIcon(config.pwa.themeColor));
  }
}

/** Removes all other icons from the cache. */
export function forgetOtherIcons(cacheDir: string, icons: readonly AppIcon[]): void {
  forgetOthers(iconFolder(cacheDir), new Set(icons.map(({ source }) => basename(source))));
}

function iconFolder(cacheDir: string): string {
  return join(cacheDir, 'icons');
}

function shapesOn(ground: string): (readonly [AppIcon['purpose'], IconShape])[] {
  return [
    ['any', { name: 'icon-192', size: 192, background: null, share: 1 }],
    ['any', { name: 'icon-512', size: 512, background: null, share: 1 }],
    ['maskable', { name: 'icon-maskable', size: 512, background: ground, share: MASKABLE_SHARE }],
    ['touch', { name: 'icon-touch', size: 180, background: ground, share: 1 }],
  ];
}

/** The picture that the owner names, else the favicon where it is an SVG of ours. */
function pictureOf({ config, workshop, statics }: IconSource, report: Report): string | Uint8Array {
  const { icon, themeColor } = config.pwa;
  const read = (path: string): Uint8Array => readFileSync(join(workshop.siteDir, STATIC_FOLDER, path));
  if (icon !== null && statics.includes(icon)) return read(icon);
  if (icon !== null) {
    const drawings = statics.filter((path) => SVG.test(path));
    report(missingPicture(['pwa', 'icon'], icon, drawings));
  }
  const favicon = decodeSafely(splitHref(config.favicon ?? '').path);
  const isOurs = icon === null && SVG.test(favicon) && statics.includes(favicon);
  return isOurs ? read(favicon) : defaultIcon(themeColor);
}

/** Drawn once, unless it is damaged: the cache has a file for each picture and shape. */
async function iconOf(
  svg: string | Uint8Array,
  purpose: AppIcon['purpose'],
  shape: IconShape,
  { cacheDir, engine }: IconSource['workshop'],
): Promise<AppIcon> {
  const bytes = typeof svg === 'string' ? new TextEncoder().encode(svg) : svg;
  const folder = iconFolder(cacheDir);
  const source = join(folder, `${hashOf(engine, JSON.stringify(shape), bytes)}.png`);
  if (!existsSync(source) || !isWholePng(readFileSync(source))) {
    const png = await drawIcon(bytes, shape);
    mkdirSync(folder, { recursive: true });
    writeWhole(source, png);
  }
  const hash = shortHash(hashOf(readFileSync(source)));
  return { path: `${HASHED_ASSETS_FOLDER}${shape.name}-${hash}.png`, source, size: shape.size, purpose };
}
