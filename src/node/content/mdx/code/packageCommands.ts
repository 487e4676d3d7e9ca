import type Convert from 'npm-to-yarn';

/** Meta of a fence whose commands are shown for every package manager; Docusaurus' name for it. */
export const NPM_TO_YARN = 'npm2yarn';

/** In the order of their tabs. */
export const PACKAGE_MANAGERS = [
  { value: 'npm', label: 'npm' },
  { value: 'yarn', label: 'Yarn' },
  { value: 'pnpm', label: 'pnpm' },
  { value: 'bun', label: 'Bun' },
] as const;

export type PackageManager = (typeof PACKAGE_MANAGERS)[number]['value'];

/** What may be a command, over lines that end with a backslash. */
const COMMAND = /(?:\\\n|[^;&|()\n])+/g;
/** What may stand before its name: a prompt, `sudo`, variables. */
const PREFIX = /^[ \t]*(?:\$[ \t]+)?(?:(?:sudo|\w+=\S*)[ \t]+)*/;
const COMMENT = /[ \t]#/;
const NOT_CONVERTED = "# couldn't auto-convert command";
const NEXT_LINE = /[ \t]*\\\n([ \t]*)/g;
/** Stands for the end of a line: the converter takes it for one more argument. */
const LINE_END = ' \\ ';

let convert: typeof Convert | null = null;

/** Loads the converter, which only texts with such fences need. */
export async function preparePackageCommands(): Promise<void> {
  convert ??= (await import('npm-to-yarn')).default;
}

/** Code with its npm commands as another package manager takes them. `preparePackageCommands` comes first. */
export function commandsFor(manager: PackageManager, code: string): string {
  return manager === 'npm' ? code : code.replace(COMMAND, (command) => commandFor(manager, command));
}

/** One that has no counterpart stays as it is. */
function commandFor(manager: PackageManager, written: string): string {
  const start = PREFIX.exec(written)?.[0].length ?? 0;
  if (!/^np[mx][ \t]/.test(written.slice(start, start + 4))) return written;
  const comment = written.search(COMMENT);
  const command = written.slice(start, comment < 0 ? undefined : comment).trimEnd();
  return written.slice(0, start) + converted(command, manager) + written.slice(start + command.length);
}

function converted(command: string, manager: PackageManager): string {
  if (!convert) throw new Error('npm-to-yarn is not loaded.');
  try {
    const made = convert(command.replace(NEXT_LINE, LINE_END), manager);
    if (made.includes(NOT_CONVERTED)) return command;
    const indentations = [...command.matchAll(NEXT_LINE)].map(([, indentation = '']) => indentation);
    // An argument that was left out was all of its line.
    if (made.split(LINE_END).length !== indentations.length + 1 || made.includes('\\ \\')) return command;
    return made.replaceAll(LINE_END, () => ` \\\n${indentations.shift() ?? ''}`);
  } catch {
    // It takes `npm toString` for a command that it knows.
    return command;
  }
}
