/** Where the configuration may be, in the order of choice. */
export const CONFIG_FILES = [
  'site.config.ts',
  'site.config.js',
  'site.config.mjs',
  'site.config.json',
] as const;
