import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '#model/schema/config.ts';
import type { Text } from '#model/schema/localizedText.ts';
import type { Report } from '../../content/problem.ts';
import { type PictureSize, pngSize } from '../images/pictureSize.ts';
import { STATIC_FOLDER } from '../links/siteFiles.ts';
import { missingPicture } from './missingPicture.ts';

/** A picture of the site for the dialog that offers to install it. */
export interface Screenshot extends PictureSize {
  /** Path below `static/`, such as '/img/phone.png'. */
  readonly path: string;
  readonly label: Text;
}

interface ScreenshotSource {
  readonly siteDir: string;
  readonly config: SiteConfig;
  /** Paths of the files of `static/`. */
  readonly statics: readonly string[];
}

/** Browsers leave out pictures beyond these. */
const SIDE = { min: 320, max: 3840 };
const MOST_STRETCHED = 2.3;

/** The pictures that the owner names, with their sizes; what is wrong with them is reported. */
export function screenshotsOf({ siteDir, config, statics }: ScreenshotSource, report: Report): Screenshot[] {
  return config.pwa.screenshots.flatMap(({ picture, label }, index) => {
    const path = ['pwa', 'screenshots', index, 'picture'];
    if (!statics.includes(picture)) {
      report(missingPicture(path, picture, statics));
      return [];
    }
    const size = pngSize(readFileSync(join(siteDir, STATIC_FOLDER, picture)));
    if (size !== null && isShown(size)) return [{ path: picture, label, ...size }];
    report({
      path,
      of: 'value',
      code: 'config/bad-screenshot',
      message: `Browsers do not show this screenshot: ${size === null ? 'it is no PNG' : `it has ${size.width} x ${size.height} pixels`}.`,
      hint: `Take a PNG of ${SIDE.min} to ${SIDE.max} pixels a side, the longer one at most ${MOST_STRETCHED} times the other.`,
    });
    return [];
  });
}

function isShown({ width, height }: PictureSize): boolean {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return short >= SIDE.min && long <= SIDE.max && long <= short * MOST_STRETCHED;
}
