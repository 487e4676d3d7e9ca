import type { ClientBundle } from '../clientBundle.ts';
import { readEmitted } from '../links/assetStore.ts';
import type { OutputFile } from '../outputFile.ts';

/** What draws diagrams: for sites that have some. */
export function diagramFilesOf({ diagramFiles, mermaid }: ClientBundle): OutputFile[] {
  return [
    ...diagramFiles.map((emitted): OutputFile => ({
      file: emitted.path,
      key: emitted.path,
      kind: 'asset',
      make: () => readEmitted(emitted),
      twinsOf: emitted.source,
    })),
    { file: mermaid.path, key: mermaid.path, kind: 'library', make: () => readEmitted(mermaid) },
  ];
}
