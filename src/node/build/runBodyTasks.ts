import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BodyMeta } from '#model/body.ts';
import type { Entry } from '#model/content.ts';
import type { Diagnostic } from '#model/diagnostic.ts';
import type { Workshop } from './workshop.ts';
import { compile } from '../content/mdx/compile.ts';
import { CompileError } from '../content/mdx/compiledBody.ts';
import { finishBody } from '../content/mdx/finishBody.ts';
export type R = { status: 'ok'; meta: BodyMeta } | { status: 'failed'; diagnostics: readonly Diagnostic[] };
export async function runBodyTasks(entries: readonly Entry[], o: { workshop: Workshop; outFileOf(e: Entry): string; onResult(e: Entry, r: R): void }) {
  const server: any = await import(pathToFileURL(o.workshop.bundle.serverFile).href);
  for (const e of entries) {
    try {
      const c = await compile({ file: e.file, text: readFileSync(join(o.workshop.siteDir, e.file), 'utf8'), format: e.format, locale: e.locale });
      const { html, meta } = finishBody(server.renderBody(c.code, { locale: e.locale, toc: c.headings }), c);
      writeFileSync(o.outFileOf(e), html);
      o.onResult(e, { status: 'ok', meta });
    } catch (x) {
      if (x instanceof CompileError) o.onResult(e, { status: 'failed', diagnostics: x.diagnostics });
      else o.onResult(e, { status: 'failed', diagnostics: [{ file: e.file, line: 1, column: 1, severity: 'error', code: 'x', message: String((x as any).stack), hint: null }] });
    }
  }
}
