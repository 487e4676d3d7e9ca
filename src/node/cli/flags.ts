export const COMMANDS = ['build', 'dev', 'serve', 'check', 'links', 'stats', 'new', 'search'] as const;
export type CommandName = (typeof COMMANDS)[number];

/** Every option of the command line, and the commands that it belongs to. */
export const FLAGS = {
  site: { type: 'string', commands: COMMANDS },
  out: { type: 'string', commands: ['build', 'serve', 'check', 'search'] },
  json: { type: 'boolean', commands: ['build', 'check', 'links', 'stats'] },
  strict: { type: 'boolean', commands: ['check'] },
  data: { type: 'string', commands: ['serve', 'stats'] },
  days: { type: 'string', commands: ['stats'] },
  path: { type: 'string', commands: ['stats'] },
  'remove-worker': { type: 'boolean', commands: ['build'] },
  remember: { type: 'boolean', commands: ['build'] },
  anchors: { type: 'boolean', commands: ['links'] },
  fresh: { type: 'boolean', commands: ['links'] },
  limit: { type: 'string', commands: ['links'] },
  private: { type: 'boolean', commands: ['links'] },
  port: { type: 'string', commands: ['dev', 'serve'] },
  host: { type: 'string', commands: ['dev', 'serve', 'search'] },
  help: { type: 'boolean', short: 'h', commands: COMMANDS },
  version: { type: 'boolean', short: 'v', commands: COMMANDS },
} as const satisfies Readonly<
  Record<
    string,
    { readonly type: string; readonly short?: string; readonly commands: readonly CommandName[] }
  >
>;

export type FlagName = keyof typeof FLAGS;

export function belongsTo(flag: FlagName, command: CommandName): boolean {
  const { commands }: { readonly commands: readonly CommandName[] } = FLAGS[flag];
  return commands.includes(command);
}

/** What is wrong with options that the command does not have, the first of them; null if all are its own. */
export function strayFlag(command: CommandName, given: readonly string[]): string | null {
  const stray = given.filter(isFlag).find((flag) => !belongsTo(flag, command));
  if (stray === undefined) return null;
  const owners = FLAGS[stray].commands.map((name) => `'${name}'`);
  const last = owners.pop() ?? '';
  const list = owners.length === 0 ? last : `${owners.join(', ')} and ${last}`;
  return `'${command}' has no option '--${stray}': it belongs to ${list}.`;
}

function isFlag(name: string): name is FlagName {
  return Object.hasOwn(FLAGS, name);
}
