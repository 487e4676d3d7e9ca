import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { refuseSite } from './refuseSite.ts';

const folder = mkdtempSync(join(tmpdir(), 'lontar-refuse-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a folder without configuration and texts is no site, and those below it are named', () => {
  expect(refuseSite(join(folder, 'nowhere'), 'serve')).toContain('There is no folder');
  const refusal = refuseSite(folder, 'build');
  for (const looked of ['site.config.ts', 'content/', 'blog/', 'docs/', 'src/pages/'])
    expect(refusal).toContain(looked);
  expect(refusal).not.toContain('did you mean');
  for (const name of ['website/docs', 'lib/src', '.hidden/blog'])
    mkdirSync(join(folder, name), { recursive: true });
  expect(refuseSite(folder, 'dev')).toMatch(/did you mean --site \S+website\?$/);
  expect(refuseSite(join(folder, 'website'), 'build')).toBeNull();
  for (const command of ['new', 'serve', 'stats', 'search'] as const)
    expect(refuseSite(folder, command)).toBeNull();
  writeFileSync(join(folder, 'site.config.json'), '{}');
  expect(refuseSite(folder, 'dev')).toBeNull();
});
