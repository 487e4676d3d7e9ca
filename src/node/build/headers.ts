/** Response headers as data: the server sends them, and `_headers` tells static hosts to. */
import type { Locale } from '#model/locale.ts';
import { localizePath } from '#model/paths.ts';
import { FRAME_POLICY, isDrawingFrame } from './diagrams/drawingFrame.ts';
import { FEED_NAMES, FEED_TYPES } from './feeds/feedNames.ts';

export type HeaderSet = Readonly<Record<string, string>>;

/** Folder of the output whose file names carry a hash of their content. */
export const HASHED_ASSETS_FOLDER = 'assets/';

/** Folder of the output with rules for web servers. */
export const HOSTING_FOLDER = '_hosting/';

/** For what says again what a page says. */
export const UNINDEXED = { 'X-Robots-Tag': 'noindex' } as const;

export const REVALIDATE = 'no-cache';
export const IMMUTABLE = 'public, max-age=31536000, immutable';

const POWERFUL_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Sent with every answer, whatever its status. `policy` is the content security policy. */
export function securityHeaders(policy: string): HeaderSet {
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': POWERFUL_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Pictures are shown by feed readers, and cards where a page is shared.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
}

/** The same from hosts that speak TLS themselves. */
export function hostHeaders(policy: string): HeaderSet {
  return { ...securityHeaders(policy), 'Strict-Transport-Security': 'max-age=31536000' };
}

/** What a single file is sent with in place of what others are. */
export function headersOfFile(file: string): HeaderSet {
  return isDrawingFrame(file) ? { 'Content-Security-Policy': FRAME_POLICY } : {};
}

/** `file` is relative to the output folder. */
export function cacheControl(file: string): string {
  return file.startsWith(HASHED_ASSETS_FOLDER) ? IMMUTABLE : REVALIDATE;
}

/**
 * Text of the `_headers` file that Netlify and Cloudflare Pages read. These hosts join the values of rules that
 * overlap, and let everything revalidate by default, so that only hashed assets get a `Cache-Control`.
 */
export function hostHeadersFile(options: {
  readonly policy: string;
  readonly basePath: string;
  readonly locales: readonly Locale[];
}): string {
  const rules: readonly [path: string, headers: HeaderSet][] = [
    [`${options.basePath}*`, hostHeaders(options.policy)],
    [`${options.basePath}${HASHED_ASSETS_FOLDER}*`, { 'Cache-Control': IMMUTABLE }],
    ...feedRules(options.basePath, options.locales),
    [`${options.basePath}*.md`, { 'Content-Type': 'text/markdown; charset=utf-8', ...UNINDEXED }],
  ];
  return rules.map(([path, headers]) => `${path}\n${indentedLines(headers)}`).join('\n');
}

/**
 * Hosts take a JSON feed for any JSON. The other feeds stay the plain XML that hosts take them for: feed readers know
 * them by their content, and browsers show a feed under its own type as source.
 */
function feedRules(basePath: string, locales: readonly Locale[]): [path: string, headers: HeaderSet][] {
  const headers = { 'Content-Type': `${FEED_TYPES.json}; charset=utf-8` };
  return locales.flatMap((locale) =>
    ['/', '/tags/:tag/', '/authors/:author/'].map((folder): [string, HeaderSet] => [
      basePath.slice(0, -1) + localizePath(locale, folder + FEED_NAMES.json),
      headers,
    ]),
  );
}

function indentedLines(headers: HeaderSet): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('');
}
