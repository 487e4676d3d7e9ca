import { maskCode } from './codeMask.ts';
import { originsOf, type Origin, type WrittenText } from './origins.ts';
import { moduleCodeIn } from './stretches.ts';

/**
 * Takes the module code out of a text that is going to be included, in a list perhaps, or twice: it belongs to the whole
 * once. Lines keep their numbers.
 */
export function takeModuleCode(text: string, file: string): { text: string; code: WrittenText } {
  const lines = text.split('\n');
  const origins = originsOf(file, text);
  const code: { text: string[]; origins: Origin[] } = { text: [], origins: [] };
  let line = 0;
  let done = 0;
  for (const { start, end: stop } of moduleCodeIn(maskCode(text))) {
    line += text.slice(done, start).split('\n').length - 1;
    done = start;
    const end = line + text.slice(start, stop).split('\n').length;
    code.text.push(...lines.slice(line, end), '');
    code.origins.push(...origins.slice(line, end), { file, line: end, indent: 0 });
    lines.fill('', line, end);
  }
  return { text: lines.join('\n'), code: { text: code.text.join('\n'), origins: code.origins } };
}
