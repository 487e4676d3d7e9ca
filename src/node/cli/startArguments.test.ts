import { describe, expect, it } from 'vitest';
import { belongsTo, FLAGS, type FlagName } from './flags.ts';
import { parseRequest } from './options.ts';

type Split = (command: 'build' | 'serve', argv: readonly string[]) => string[];
const tool: string = new URL('../../../scripts/tools/startArguments.mjs', import.meta.url).href;
const { startArguments } = (await import(tool)) as { startArguments: Split };

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

  it.each(Object.keys(FLAGS) as FlagName[])('takes --%s if one of the two does', (flag) => {
    const given = FLAGS[flag].type === 'string' ? [`--${flag}`, '1'] : [`--${flag}`];
    const isTaken = belongsTo(flag, 'build') || belongsTo(flag, 'serve');
    for (const command of ['build', 'serve'] as const) {
      const { kind } = parseRequest([command, ...startArguments(command, given)], {});
      expect(kind === 'misuse', command).toBe(!isTaken);
    }
  });
});
