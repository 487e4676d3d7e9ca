import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readHtml, writeBody } from './bodyFile.ts';

it('a body that is written again stays whole for whoever is reading it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lontar-body-'));
  const file = join(folder, 'body');
  writeBody(file, { html: '<p>old</p>', sections: [] });
  const reader = openSync(file, 'r');
  try {
    writeBody(file, { html: '<p>new</p>', sections: [] });
    expect(readFileSync(reader, 'utf8')).toContain('<p>old</p>');
    expect(readHtml(file)).toBe('<p>new</p>');
    expect(readdirSync(folder)).toEqual(['body']);
  } finally {
    closeSync(reader);
    rmSync(folder, { recursive: true });
  }
});
