import type { ColorMode } from '../../../runtime/colorMode.ts';
import { mix } from './mix.ts';

/** Gives the value of a custom property of the theme, such as `--bg`. */
type Token = (name: string) => string;

/** Told apart in charts, with the background of the page as the colour of text on them. */
const TONES = ['--accent', '--info', '--warning', '--tip', '--danger', '--note'];

/** The colours and the typeface of the site, as Mermaid's theme for others to fill calls them. */
export function mermaidTheme(token: Token, mode: ColorMode) {
  const [background, surface, text] = [token('--bg'), token('--surface'), token('--text')];
  const [line, soft, code] = [token('--muted'), token('--accent-soft'), token('--code-bg')];
  const tones = twelve(TONES.map(token), text);
  return {
    darkMode: mode === 'dark',
    fontFamily: token('--sans'),
    fontSize: '16px',
    background,
    textColor: text,
    titleColor: text,
    lineColor: line,
    primaryColor: soft,
    primaryTextColor: text,
    primaryBorderColor: token('--accent'),
    secondaryColor: surface,
    secondaryTextColor: text,
    secondaryBorderColor: line,
    tertiaryColor: code,
    tertiaryTextColor: text,
    tertiaryBorderColor: line,
    noteBkgColor: surface,
    noteTextColor: text,
    noteBorderColor: line,
    clusterBkg: code,
    clusterBorder: line,
    edgeLabelBackground: background,
    labelBackgroundColor: background,
    ...ganttTheme(token),
    pieSectionTextColor: background,
    pieStrokeColor: background,
    pieOuterStrokeColor: background,
    ...numbered('pie', 1, tones),
    ...numbered('cScale', 0, tones),
    ...numbered(
      'cScaleLabel',
      0,
      Array.from(tones, () => background),
    ),
    pieOpacity: '1',
    xyChart: chartTheme(token, tones),
  };
}

function ganttTheme(token: Token): Readonly<Record<string, string>> {
  return {
    activeTaskBkgColor: token('--mark'),
    activeTaskBorderColor: token('--accent'),
    doneTaskBkgColor: token('--surface'),
    doneTaskBorderColor: token('--muted'),
    critBkgColor: token('--mark-remove'),
    critBorderColor: token('--danger'),
    taskTextDarkColor: token('--text'),
    gridColor: token('--line'),
  };
}

function chartTheme(token: Token, tones: readonly string[]): Readonly<Record<string, string>> {
  const names = ['Label', 'Title', 'Tick', 'Line'].flatMap((part) => [`xAxis${part}`, `yAxis${part}`]);
  return {
    backgroundColor: token('--bg'),
    titleColor: token('--text'),
    ...Object.fromEntries(names.map((name) => [`${name}Color`, token('--text')])),
    plotColorPalette: tones.join(','),
  };
}

/** Such as `pie1`, `pie2` and so on. */
function numbered(name: string, first: number, values: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(values.map((value, index) => [`${name}${first + index}`, value]));
}

/** Six more by going halfway to the colour of text, which the background stands out from even more. */
function twelve(tones: readonly string[], text: string): readonly string[] {
  return [...tones, ...tones.map((tone) => mix(tone, text))];
}
