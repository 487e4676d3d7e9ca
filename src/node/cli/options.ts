import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { nearest } from '#model/nearest.ts';
import { belongsTo, type CommandName, COMMANDS, FLAGS, strayFlag } from './flags.ts';

/** What the command line asks for, understood. */
export interface Options {
  readonly siteDir: string;
  readonly outDir: string;
  readonly json: boolean;
  /** `build` publishes service workers that take themselves away. */
  readonly removesWorker: boolean;
  /** `build` writes its addresses to `published.json`. */
  readonly remembers: boolean;
  readonly port: number;
  /** To listen on; of `search`, to push to, '' being Algolia. */
  readonly host: string;
  readonly links: LinkOptions;
  /** Of `check`: advice fails too. */
  readonly isStrict: boolean;
  /** Of `serve` and `stats`: the folder that holds the counts of views. */
  readonly dataDir: string;
  readonly stats: StatsOptions;
}

/** Of `stats`: which views are shown. */
export interface StatsOptions {
  /** How many days back, today included. */
  readonly days: number;
  /** Only pages whose path begins with this. */
  readonly path: string;
}

/** Of `links`: what is asked of the world outside. */
export interface LinkOptions {
  readonly anchors: boolean;
  readonly fresh: boolean;
  readonly allowsPrivate: boolean;
  /** Null: no limit. */
  readonly limit: number | null;
}

export type Request =
  | { readonly kind: 'run'; readonly command: CommandName; readonly options: Options }
  | { readonly kind: 'help'; readonly command: CommandName | null }
  | { readonly kind: 'version' }
  | { readonly kind: 'misuse'; readonly message: string };

/** Not in `.lontar`, all of which can be made again. */
const VIEWS_FOLDER = 'views';
const DEFAULT_DAYS = 30;
/** Ten years. */
const MAX_DAYS = 3650;

/** Reads the arguments; a fault becomes a `misuse` that says what was expected. */
export function parseRequest(argv: readonly string[], env: NodeJS.ProcessEnv): Request {
  let parsed;
  try {
    parsed = parseArgs({ args: [...argv], options: FLAGS, allowPositionals: true, strict: true });
  } catch (error) {
    return { kind: 'misuse', message: error instanceof Error ? unknownFlag(error) : String(error) };
  }
  const { values, positionals } = parsed;
  if (values.version) return { kind: 'version' };
  const [name, ...rest] = positionals;
  const command = COMMANDS.find((each) => each === name);
  if (values.help || (name === undefined && argv.length === 0))
    return { kind: 'help', command: command ?? null };
  if (!command) return { kind: 'misuse', message: unknownCommand(name) };
  const surplus = surplusOf(command, { flags: Object.keys(values), words: rest });
  if (surplus !== null) return { kind: 'misuse', message: surplus };
  const numbers = parseNumbers(values, defaultPort(command, env));
  if (typeof numbers === 'string') return { kind: 'misuse', message: numbers };
  const { port, limit, days } = numbers;
  const links = {
    anchors: values.anchors === true,
    fresh: values.fresh === true,
    allowsPrivate: values.private === true,
    limit,
  };
  const siteDir = resolve(values.site ?? '.');
  const outDir = values.out === undefined ? resolve(siteDir, 'dist') : resolve(values.out);
  const host = values.host ?? defaultHost(command, env);
  const flags = {
    json: values.json ?? false,
    removesWorker: values['remove-worker'] ?? false,
    remembers: values.remember ?? false,
    isStrict: values.strict ?? false,
  };
  const dataDir = values.data === undefined ? resolve(siteDir, VIEWS_FOLDER) : resolve(values.data);
  const stats = { days, path: values.path ?? '/' };
  return {
    kind: 'run',
    command,
    options: { siteDir, outDir, ...flags, port, host, links, dataDir, stats },
  };
}

type Numbers = Readonly<Record<'port' | 'days', number>> & { readonly limit: number | null };

/** The numbers among the flags, or what is wrong with the first that is none. */
function parseNumbers(
  values: { readonly port?: string; readonly limit?: string; readonly days?: string },
  portElse: string,
): Numbers | string {
  const portText = values.port ?? portElse;
  const port = parsePort(portText);
  if (port === null) return `The port must be a number from 0 to 65535, found '${portText}'.`;
  const limit = parseLimit(values.limit);
  if (limit === undefined) return `The limit must be a whole number of at least 1, found '${values.limit}'.`;
  const days = parseLimit(values.days) ?? (values.days === undefined ? DEFAULT_DAYS : 0);
  if (days < 1 || days > MAX_DAYS)
    return `The days must be a whole number from 1 to ${MAX_DAYS}, found '${values.days}'.`;
  return { port, limit, days };
}

/** What the command has no use for, in words. */
function surplusOf(
  command: CommandName,
  { flags, words }: { readonly flags: readonly string[]; readonly words: readonly string[] },
): string | null {
  return strayFlag(command, flags) ?? surplusWords(command, words);
}

/** `search` is followed by what to do, all other commands stand alone. */
function surplusWords(command: CommandName, words: readonly string[]): string | null {
  const isSearch = command === 'search';
  const [action = ''] = words;
  if (isSearch && action !== 'push')
    return `'search' expects 'push', found ${action === '' ? 'nothing' : `'${action}'`}.`;
  const surplus = words[isSearch ? 1 : 0];
  return surplus === undefined ? null : `'${command}' takes no further words, found '${surplus}'.`;
}

function defaultHost(command: CommandName, env: NodeJS.ProcessEnv): string {
  return command === 'search' ? (env['ALGOLIA_HOST'] ?? '') : env['HOST'] || '127.0.0.1';
}

/** Other commands leave it alone, whatever it says. */
function defaultPort(command: CommandName, env: NodeJS.ProcessEnv): string {
  return (belongsTo('port', command) && env['PORT']) || '3000';
}

function parsePort(text: string): number | null {
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return port <= 65_535 ? port : null;
}

/** Null without a limit, undefined for one that is none. */
function parseLimit(text: string | undefined): number | null | undefined {
  if (text === undefined) return null;
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

function unknownCommand(name: string | undefined): string {
  if (name === undefined) return `Expected a command: ${COMMANDS.join(', ')}.`;
  const near = nearest(name, COMMANDS);
  return `There is no command '${name}'.${near ? ` Did you mean '${near}'?` : ''} The commands are ${COMMANDS.join(', ')}.`;
}

/** What Node says of the arguments, or the option that was likely meant. */
function unknownFlag({ message }: Error): string {
  const [, name = ''] = /^Unknown option '--([^']+)'/.exec(message) ?? [];
  const near = nearest(name, Object.keys(FLAGS));
  return name === '' || near === null ? message : `There is no option '--${name}'. Did you mean '--${near}'?`;
}
