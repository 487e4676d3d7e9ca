import { join } from 'node:path';
import { type BodyMeta, EMPTY_BODY } from '#model/body.ts';
import type { Entry } from '#model/content.ts';
import type { Diagnostic } from '#model/diagnostic.ts';
import type { ServerBundle } from '#model/page.ts';
import { bodySourceOf, openBodyPool } from '../build/bodyPool.ts';
import { engineKey } from '../build/engineKey.ts';
import { finishBody } from '../content/mdx/finishBody.ts';
import type { CompiledBody } from '../content/mdx/compiledBody.ts';
import { runtimeFault } from '../content/mdx/pool/runtimeFault.ts';

/** The bodies of a site that is being written: compiled when a file changes, run anew when the theme does. */
export interface DevBodies {
  update(entries: readonly Entry[], theme: ServerBundle): Promise<readonly Diagnostic[]>;
  metas(): ReadonlyMap<string, BodyMeta>;
  of(file: string): { readonly key: string; readonly html: () => string };
  close(): Promise<void>;
}

interface Compiled {
  readonly hash: string;
  readonly result: CompiledBody | readonly Diagnostic[];
}

export function createDevBodies(siteDir: string): DevBodies {
  const blockCache = { folder: join(siteDir, '.lontar/cache/blocks'), version: engineKey() };
  const pool = openBodyPool({ serverBundleFile: '', blockCache });
  const compiled = new Map<string, Compiled>();
  let bodies = new Map<string, { html: string; meta: BodyMeta }>();

  const compileChanged = async (entries: readonly Entry[]): Promise<void> => {
    const changed = entries.filter(({ file, hash }) => compiled.get(file)?.hash !== hash);
    const answers = await pool.run(
      changed.map((entry) => ({ mode: 'compile', source: bodySourceOf(entry, siteDir) })),
    );
    changed.forEach(({ file, hash }, index) => {
      const answer = answers[index];
      if (answer?.status === 'compiled') compiled.set(file, { hash, result: answer.compiled });
      if (answer?.status === 'failed') compiled.set(file, { hash, result: answer.diagnostics });
    });
  };

  return {
    async update(entries, theme) {
      await compileChanged(entries);
      const diagnostics: Diagnostic[] = [];
      bodies = new Map(entries.map(({ file }) => [file, { html: '', meta: EMPTY_BODY }]));
      for (const entry of entries) {
        const result = compiled.get(entry.file)?.result ?? [];
        if (!('code' in result)) {
          diagnostics.push(...result);
          continue;
        }
        diagnostics.push(...result.warnings);
        try {
          const rendered = theme.renderBody(result.code, { locale: entry.locale, toc: result.headings });
          bodies.set(entry.file, finishBody(rendered, result));
        } catch (error) {
          diagnostics.push(runtimeFault(error, bodySourceOf(entry, siteDir)));
        }
      }
      return diagnostics;
    },
    metas: () => new Map([...bodies].map(([file, { meta }]) => [file, meta])),
    of: (file) => ({ key: '', html: () => bodies.get(file)?.html ?? '' }),
    close: () => pool.close(),
  };
}
