import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BodyMeta } from '#model/body.ts';
import type { Entry } from '#model/content.ts';
import type { Diagnostic } from '#model/diagnostic.ts';
import type { ServerBundle } from '#model/page.ts';
import { hashOf } from '../content/hash.ts';
import { finishBody } from '../content/mdx/finishBody.ts';
import type { BodyPool } from '../content/mdx/pool/bodyPool.ts';

/** The bodies of a site that is being written: compiled when a file changes, run anew when the theme does. */
export interface DevBodies {
  update(entries: readonly Entry[], theme: ServerBundle): Promise<readonly Diagnostic[]>;
  metas(): ReadonlyMap<string, BodyMeta>;
  of(file: string): { readonly key: string; readonly html: () => string };
}
