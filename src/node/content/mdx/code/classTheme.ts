import darkTheme from 'shiki/themes/github-dark-default.mjs';
import lightTheme from 'shiki/themes/github-light-high-contrast.mjs';

/** A colour of code: one class, one value for each colour mode. */
export interface CodeColor {
  readonly className: string;
  readonly light: string;
  readonly dark: string;
}

/** A theme as the TextMate registry reads it. */
export interface RawTheme {
  readonly name: string;
  readonly settings: {
    readonly scope?: string[];
    readonly settings: { readonly foreground?: string; readonly fontStyle?: string };
  }[];
}

/** These read only on a background of their own, which we do not paint. */
const WITHOUT_BACKGROUND = new Set(['carriage-return', 'markup.ignored']);

/** Both themes as one whose colours stand for classes, so that a block is tokenised once for both modes. */
export const { theme: classTheme, colors: codeColors } = mergeThemes();

/** The class of a colour of `classTheme`, as the registry's colour map spells it. */
export function classOfColor(color: string): string {
  const number = Number.parseInt(color.slice(1), 16);
  return number === 0 ? '' : `k${number}`;
}

function mergeThemes(): { theme: RawTheme; colors: readonly CodeColor[] } {
  const plain = pairOf(lightTheme.colors?.['editor.foreground'], darkTheme.colors?.['editor.foreground']);
  const numbers = new Map<string, number>([[plain, 0]]);
  const settings: RawTheme['settings'][number][] = [{ settings: { foreground: hexOf(0) } }];
  for (const [index, { scope, settings: light }] of (lightTheme.tokenColors ?? []).entries()) {
    const dark = darkTheme.tokenColors?.[index];
    const scopes = [scope ?? []].flat();
    if (String(scopes) !== String([dark?.scope ?? []].flat()))
      throw new Error('The two themes of code do not match.');
    if (scopes.some((name) => WITHOUT_BACKGROUND.has(name))) continue;
    const pair = pairOf(light.foreground, dark?.settings.foreground);
    const number = numbers.get(pair) ?? numbers.size;
    if (light.foreground !== undefined) numbers.set(pair, number);
    settings.push({
      scope: scopes,
      settings: {
        ...(light.foreground !== undefined && { foreground: hexOf(number) }),
        ...(light.fontStyle !== undefined && { fontStyle: light.fontStyle }),
      },
    });
  }
  return { theme: { name: 'classes', settings }, colors: [...numbers].slice(1).map(colorOf) };
}

function pairOf(light: string | undefined, dark: string | undefined): string {
  return `${light?.toLowerCase()}/${dark?.toLowerCase()}`;
}

function colorOf([pair, number]: readonly [string, number]): CodeColor {
  const [light = '', dark = ''] = pair.split('/');
  return { className: `k${number}`, light, dark };
}

function hexOf(number: number): string {
  return `#${number.toString(16).padStart(6, '0')}`;
}
