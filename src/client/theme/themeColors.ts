import type { ThemeColor, ThemeColors } from '#model/contract.ts';
import css from './styles/tokens.css?inline';

/** The colours of `tokens.css`, for documents that do not carry that sheet. */
export const themeColors: ThemeColors = {
  bg: colorOf('bg'),
  surface: colorOf('surface'),
  text: colorOf('text'),
  muted: colorOf('muted'),
  line: colorOf('line'),
  accent: colorOf('accent'),
};

/** A token is set for light first, then for dark. */
function colorOf(token: string): ThemeColor {
  const values = [...css.matchAll(new RegExp(`--${token}:([^;}]+)`, 'g'))].map(([, value = '']) =>
    value.trim(),
  );
  const [light, dark] = values;
  if (light === undefined || dark === undefined)
    throw new Error(`tokens.css has to set --${token} twice, for light and for dark.`);
  return { light, dark };
}
