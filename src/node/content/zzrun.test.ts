import { test } from 'vitest';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tmpdir } from 'node:os';
import { badInputs, GOOD_FILES } from '/work/main/test/badInputs.ts';
test('all', () => {
  for (const b of badInputs.filter(b => process.env.STAGE ? process.env.STAGE.split(',').includes(b.stage) : true)) {
    const dir = mkdtempSync(join(tmpdir(), 'lb-'));
    for (const [p, c] of Object.entries({ ...GOOD_FILES, ...b.files })) { mkdirSync(dirname(join(dir, p)), { recursive: true }); writeFileSync(join(dir, p), c); }
    const r = spawnSync('node', ['/work/main/bin/lontar.mjs', 'build', '--site', dir, '--out', join(dir, 'dist'), '--json'], { encoding: 'utf8' });
    let list = []; try { const j = JSON.parse(r.stdout); list = j.diagnostics ?? j; } catch { console.log('NOT JSON', r.stdout.slice(0, 300), r.stderr.slice(0, 600)); }
    const m = list.find?.((d) => d.code === b.expect.code && d.file === b.expect.file);
    const ok = m && m.line === b.expect.line && (b.expect.column === undefined || m.column === b.expect.column) && m.severity === b.expect.severity && (!b.expect.hintIncludes || m.hint?.includes(b.expect.hintIncludes)) && r.status === (b.expect.severity === 'error' ? 1 : 0);
    globalThis.n = (globalThis.n ?? 0) + 1; if (!ok) console.log('FAIL', b.stage, b.name, 'status', r.status, JSON.stringify(b.expect), JSON.stringify(list));
    rmSync(dir, { recursive: true });
  }
  console.log('RAN', globalThis.n);
}, 600000);
