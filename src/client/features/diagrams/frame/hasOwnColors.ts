/** What a source says of colours before the diagram itself, in front matter or `init`. */
interface OwnConfig {
  readonly theme?: string;
  readonly themeVariables?: object;
  readonly themeCSS?: string;
}

/** Such kinds have colours that no theme changes. */
const FIXED_KINDS = new Set(['c4', 'packet']);

/** As in `style a fill:#f9f`, `classDef warm color:red` and, in sequences, `rect rgb(…)` and `box Aqua`. */
const OWN_COLOR = /\b(?:fill|color)\s*:|^\s*(?:rect|box)\b/m;

/** Whether a diagram has colours that were not chosen for the two themes of the site, so that they fit only one ground. */
export function hasOwnColors(source: string, kind: string, config: OwnConfig): boolean {
  const { theme, themeVariables, themeCSS } = config;
  return Boolean(theme ?? themeVariables ?? themeCSS) || FIXED_KINDS.has(kind) || OWN_COLOR.test(source);
}
