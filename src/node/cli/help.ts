import { belongsTo, type CommandName, type FlagName } from './flags.ts';

const SUMMARY: Record<CommandName, string> = {
  build: 'Build the site into the output folder',
  dev: 'Serve the site while you write: edits show at once',
  serve: 'Serve what was built',
  check: 'Before publishing: report every fault and give advice; writes nothing but its cache (.lontar)',
  links: 'Check every address that the texts link to outside, and report what is broken or has moved',
  stats: "Show how often pages were read, as 'serve' has counted it (countViews in site.config.ts)",
  new: 'Make the folder of a new post',
  search: "'search push' uploads what was built to Algolia (ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY)",
};

interface FlagText {
  readonly flag: FlagName;
  /** What follows it. */
  readonly value?: string;
  readonly text: string;
  /** Where it means another thing elsewhere. */
  readonly only?: readonly CommandName[];
}

const FLAG_TEXTS: readonly FlagText[] = [
  { flag: 'site', value: 'DIR', text: "The site's folder (default: the current one)" },
  { flag: 'out', value: 'DIR', text: "The output folder (default: dist in the site's folder)" },
  { flag: 'json', text: "Print diagnostics as JSON, one array; the figures of 'stats' as one object" },
  { flag: 'strict', text: 'Exit with 1 when there is advice, too' },
  { flag: 'data', value: 'DIR', text: "Where views are counted (default: views in the site's folder)" },
  { flag: 'days', value: 'N', text: 'How many days to show, today included (default: 30)' },
  { flag: 'path', value: 'PATH', text: 'Only pages whose path begins so, such as /id/' },
  { flag: 'remove-worker', text: "Publish service workers that remove themselves and readers' copies" },
  { flag: 'remember', text: 'Write the addresses of this build to published.json, which later builds guard' },
  { flag: 'anchors', text: "Look for the links' anchors in the pages, too" },
  { flag: 'fresh', text: 'Check anew what earlier runs know (7 days if fine, 1 hour if not)' },
  { flag: 'limit', value: 'N', text: 'Check at most N addresses; the next run goes on' },
  { flag: 'private', text: 'Check addresses of private networks, too' },
  { flag: 'port', value: 'N', text: 'Port to listen on (default: PORT, else 3000)' },
  {
    flag: 'host',
    value: 'NAME',
    text: 'Address to listen on (default: HOST, else 127.0.0.1)',
    only: ['dev', 'serve'],
  },
  {
    flag: 'host',
    value: 'URL',
    text: 'Whom to push to instead of Algolia (default: ALGOLIA_HOST)',
    only: ['search'],
  },
];

/** What `--help` prints, for one command or for all of them. */
export function helpText(command: CommandName | null): string {
  const flags = FLAG_TEXTS.filter(
    ({ flag, only }) => command === null || (belongsTo(flag, command) && (only?.includes(command) ?? true)),
  ).map(({ flag, value, text }) => [`--${flag}${value === undefined ? '' : ` ${value}`}`, text] as const);
  const lines = [
    `Usage: lontar ${command === 'search' ? 'search push' : (command ?? '<command>')} [options]`,
    '',
    ...(command === null ? ['Commands:', ...table(Object.entries(SUMMARY)), ''] : [SUMMARY[command], '']),
    'Options:',
    ...table([...flags, ['--help, -h', 'Show this text'], ['--version, -v', 'Show the version']]),
    '',
    'Exit codes: 0 done, 1 the site has faults, 2 the command was used wrongly or could not run.',
  ];
  return lines.join('\n');
}

function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`);
}
