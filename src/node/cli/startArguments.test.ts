import { describe, expect, it } from 'vitest';
import { belongsTo, FLAGS, type FlagName } from './flags.ts';
import { parseRequest } from './options.ts';

type Split = (command: 'build' | 'serve', argv: readonly string[]) => string[];
const tool: string = new URL('../../../scripts/tools/startArguments.mjs', import.meta.url).href;
const { startArguments, startCommands } = (await import(tool)) as {
  startArguments: Split;
  startCommands: (argv: readonly string[]) => string[][];
};

describe('npm start', () => {
  it('gives each command what is meant for it', () => {
    const given = ['--site', 'a', '--port', '1', '--host=::', '--remember', '--data', 'd', '--out', 'b'];
    expect(startArguments('build', given)).toEqual(['--site', 'a', '--remember', '--out', 'b']);
    expect(startArguments('serve', given)).toEqual([
      '--site',
      'a',
      '--port',
      '1',
      '--host=::',
      '--data',
      'd',
      '--out',
      'b',
    ]);
  });

  it('builds, then serves', () => {
    expect(startCommands(['--port', '1', '--remember'])).toEqual([
      ['build', '--remember'],
      ['serve', '--port', '1'],
    ]);
  });

  it.each([['--help'], ['-h'], ['--site', 'a', '--help']])('explains itself once: %j %j %j', (...given) => {
    expect(startCommands(given)).toEqual([['--help']]);
    expect(parseRequest(['--help'], {})).toEqual({ kind: 'help', command: null });
  });

  it.each([['--version'], ['-v'], ['--version', '--help']])('tells its version once: %j %j', (...given) => {
    expect(startCommands(given)).toEqual([['--version']]);
    expect(parseRequest(['--version'], {})).toEqual({ kind: 'version' });
  });

  it.each(Object.keys(FLAGS) as FlagName[])('takes --%s if one of the two does', (flag) => {
    const given = FLAGS[flag].type === 'string' ? [`--${flag}`, '1'] : [`--${flag}`];
    const isTaken = belongsTo(flag, 'build') || belongsTo(flag, 'serve');
    for (const command of ['build', 'serve'] as const) {
      const { kind } = parseRequest([command, ...startArguments(command, given)], {});
      expect(kind === 'misuse', command).toBe(!isTaken);
    }
  });
});
