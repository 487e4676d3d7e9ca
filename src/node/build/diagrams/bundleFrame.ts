import { basename, join } from 'node:path';
import type { InlineConfig } from 'vite';
import { hashOf, shortHash } from '../../content/hash.ts';
import type { Chunk } from '../bundleChunks.ts';
import { bundleScript } from '../bundleScript.ts';
import { frameDocument } from './drawingFrame.ts';
import { mermaidName } from './mermaidFile.ts';

/** The document that draws diagrams, and our own part of its scripts. */
export async function bundleFrame(
  base: InlineConfig,
  engineRoot: string,
): Promise<{ readonly script: Chunk; readonly document: Chunk }> {
  const code = await bundleScript(base, join(engineRoot, 'src/client/entry.diagramFrame.ts'));
  const script = { name: `diagrams/draw-${shortHash(hashOf(code))}.js`, code };
  const html = frameDocument([mermaidName(engineRoot), basename(script.name)]);
  return {
    script,
    // The hash by which the service worker knows its bytes: HTML of another hash, such as a login page, is not kept for it.
    document: { name: `diagrams/frame-${shortHash(hashOf(Buffer.from(html)))}.html`, code: html },
  };
}
