import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { belongsTo, COMMANDS, type FlagName, FLAGS } from './flags.ts';
import { helpText } from './help.ts';
import { parseRequest } from './options.ts';

describe('the command line', () => {
  it('builds the current folder into dist unless told otherwise', () => {
    expect(parseRequest(['build'], {})).toEqual({
      kind: 'run',
      command: 'build',
      options: {
        siteDir: resolve('.'),
        outDir: resolve('dist'),
        json: false,
        removesWorker: false,
        remembers: false,
        port: 3000,
        host: '127.0.0.1',
        links: { anchors: false, fresh: false, allowsPrivate: false, limit: null },
        isStrict: false,
        dataDir: resolve('views'),
        stats: { days: 30, path: '/' },
      },
    });
  });

  it('takes site, output, port and host from flags, and the last two from the environment', () => {
    const flags = ['serve', '--site', '/a', '--out', '/b', '--port', '1', '--host', '::'];
    expect(parseRequest(flags, { PORT: '2', HOST: 'x' })).toMatchObject({
      options: { siteDir: '/a', outDir: '/b', port: 1, host: '::' },
    });
    expect(parseRequest(['serve'], { PORT: '2', HOST: 'x' })).toMatchObject({
      options: { port: 2, host: 'x' },
    });
  });

  it.each(COMMANDS)('%s minds the port of the environment only if it has one', (command) => {
    const argv = command === 'search' ? ['search', 'push'] : [command];
    const hasPort = helpText(command).includes('--port');
    expect(hasPort).toBe(command === 'dev' || command === 'serve');
    expect(parseRequest(argv, { PORT: 'abc' }).kind).toBe(hasPort ? 'misuse' : 'run');
  });

  it('takes service workers away when asked to', () => {
    expect(parseRequest(['build', '--remove-worker'], {})).toMatchObject({
      options: { removesWorker: true },
    });
    expect(helpText('build')).toContain('--remove-worker');
    expect(helpText('serve')).not.toContain('--remove-worker');
  });

  it('remembers what was published when asked to', () => {
    expect(parseRequest(['build', '--remember'], {})).toMatchObject({ options: { remembers: true } });
    expect(helpText('build')).toContain('--remember');
    expect(helpText('check')).not.toContain('--remember');
  });

  it('pushes to Algolia unless told otherwise', () => {
    expect(parseRequest(['search', 'push'], { HOST: 'x' })).toMatchObject({ options: { host: '' } });
    expect(parseRequest(['search', 'push'], { ALGOLIA_HOST: 'y' })).toMatchObject({ options: { host: 'y' } });
    expect(parseRequest(['search', 'push', '--host', 'z'], {})).toMatchObject({ options: { host: 'z' } });
    expect(helpText('search')).toContain('ALGOLIA_ADMIN_KEY');
  });

  it('asks for links as it is told', () => {
    const flags = ['links', '--anchors', '--fresh', '--private', '--limit', '20'];
    expect(parseRequest(flags, {})).toMatchObject({
      command: 'links',
      options: { links: { anchors: true, fresh: true, allowsPrivate: true, limit: 20 } },
    });
    expect(helpText('links')).toContain('--limit N');
    expect(helpText('build')).not.toContain('--limit N');
  });

  it('shows the views of the last 30 days, from where they are counted', () => {
    expect(parseRequest(['stats', '--site', '/a'], {})).toMatchObject({
      options: { dataDir: '/a/views', stats: { days: 30, path: '/' } },
    });
    const flags = ['stats', '--data', '/b', '--days', '7', '--path', '/id/', '--json'];
    expect(parseRequest(flags, {})).toMatchObject({
      options: { dataDir: '/b', json: true, stats: { days: 7, path: '/id/' } },
    });
    expect(helpText('stats')).toContain('--days N');
    expect(helpText('serve')).toContain('--data DIR');
  });

  it.each([
    [['biuld'], "Did you mean 'build'?"],
    [['build', 'more'], "found 'more'"],
    [['build', '--sit', 'x'], '--sit'],
    [['serve', '--port', 'many'], "found 'many'"],
    [['serve', '--port', '70000'], "found '70000'"],
    [['search'], "expects 'push', found nothing"],
    [['search', 'pull'], "found 'pull'"],
    [['search', 'push', 'more'], "found 'more'"],
    [['links', 'more'], "found 'more'"],
    [['links', '--limit', '0'], "found '0'"],
    [['links', '--limit', 'few'], "found 'few'"],
    [['stats', '--days', '0'], "The days must be a whole number from 1 to 3650, found '0'"],
    [['stats', '--days', '4000'], "found '4000'"],
    [['build', '--strict'], "'build' has no option '--strict': it belongs to 'check'."],
    [['check', '--remember'], "it belongs to 'build'."],
    [['build', '--limit', '5'], "it belongs to 'links'."],
    [['links', '--out', 'x'], "it belongs to 'build', 'serve', 'check' and 'search'."],
    [['check', '--data', 'x'], "it belongs to 'serve' and 'stats'."],
    [['build', '--days', '5'], "it belongs to 'stats'."],
    [['new', '--port', '1'], "it belongs to 'dev' and 'serve'."],
    [['build', '--sit', 'x'], "There is no option '--sit'. Did you mean '--site'?"],
    [['--json'], 'Expected a command'],
  ])('%j is misuse that says what is wrong', (argv, words) => {
    const request = parseRequest(argv, {});
    expect(request.kind).toBe('misuse');
    expect(request.kind === 'misuse' && request.message).toContain(words);
  });

  it('explains itself, as a whole and command by command', () => {
    expect(parseRequest([], {})).toEqual({ kind: 'help', command: null });
    expect(parseRequest(['serve', '--help'], {})).toEqual({ kind: 'help', command: 'serve' });
    expect(helpText(null)).toContain('--site DIR');
    expect(helpText('new')).not.toContain('--port');
  });

  it.each([null, ...COMMANDS])('names every option of %s', (command) => {
    const names = Object.keys(FLAGS) as FlagName[];
    const own = names.filter((name) => command === null || belongsTo(name, command));
    for (const name of own) expect(helpText(command)).toMatch(new RegExp(`^  --${name}\\b`, 'm'));
  });
});
