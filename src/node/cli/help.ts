import type { CommandName } from './options.ts';

const SUMMARY: Record<CommandName, string> = {
  build: 'Build the site into the output folder',
  dev: 'Serve the site while you write: edits show at once',
  serve: 'Serve what was built',
  check: 'Before publishing: report every fault and give advice, without writing anything',
  links: 'Ask for every address that the texts link to outside, and report what is broken or has moved',
  stats: "Show how often pages were read, as 'serve' has counted it (countViews in site.config.ts)",
  new: 'Make the folder of a new post',
  search: "'search push' uploads what was built to Algolia (ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY)",
};

const FLAGS: Record<string, { readonly text: string; readonly commands: readonly CommandName[] }> = {
  '--site DIR': {
    text: "The site's folder (default: the current one)",
    commands: ['build', 'dev', 'serve', 'check', 'links', 'stats', 'new', 'search'],
  },
  '--out DIR': {
    text: "The output folder (default: dist in the site's folder)",
    commands: ['build', 'serve', 'check', 'search'],
  },
  '--json': {
    text: "Print diagnostics as JSON, one array; the figures of 'stats' as one object",
    commands: ['build', 'check', 'links', 'stats'],
  },
  '--strict': { text: 'End with 1 when there is advice, too', commands: ['check'] },
  '--data DIR': {
    text: "Where views are counted (default: views in the site's folder)",
    commands: ['serve', 'stats'],
  },
  '--days N': { text: 'How many days to show, today included (default: 30)', commands: ['stats'] },
  '--path PATH': { text: 'Only pages whose path begins so, such as /id/', commands: ['stats'] },
  '--remove-worker': {
    text: "Publish service workers that remove themselves and readers' copies",
    commands: ['build'],
  },
  '--remember': {
    text: 'Write the addresses of this build to published.json, which later builds guard',
    commands: ['build'],
  },
  '--anchors': { text: "Look for the links' anchors in the pages, too", commands: ['links'] },
  '--fresh': {
    text: 'Ask anew for what earlier runs know (7 days if fine, 1 hour if not)',
    commands: ['links'],
  },
  '--limit N': { text: 'Ask for at most N addresses; the next run goes on', commands: ['links'] },
  '--private': { text: 'Ask for addresses of private networks, too', commands: ['links'] },
  '--port N': { text: 'Port to listen on (default: PORT, else 3000)', commands: ['dev', 'serve'] },
  '--host NAME': { text: 'Address to listen on (default: HOST, else 127.0.0.1)', commands: ['dev', 'serve'] },
  '--host URL': {
    text: 'Whom to push to instead of Algolia (default: ALGOLIA_HOST)',
    commands: ['search'],
  },
};

/** What `--help` prints, for one command or for all of them. */
export function helpText(command: CommandName | null): string {
  const flags = Object.entries(FLAGS).filter(
    ([, flag]) => command === null || flag.commands.includes(command),
  );
  const lines = [
    `Usage: lontar ${command === 'search' ? 'search push' : (command ?? '<command>')} [options]`,
    '',
    ...(command === null ? ['Commands:', ...table(Object.entries(SUMMARY)), ''] : [SUMMARY[command], '']),
    'Options:',
    ...table([...flags.map(([name, { text }]) => [name, text] as const), ['--help, -h', 'Show this text']]),
    '',
    'Exit codes: 0 done, 1 the site has faults, 2 the command was used wrongly or could not run.',
  ];
  return lines.join('\n');
}

function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`);
}
