import { DIAGRAMS_FOLDER, hasDiagram } from '#model/diagrams.ts';
import type { KeepableFile } from '#model/offline.ts';

/** Of some files, those that a page needs: what it names, and the scripts, which name each other. */
export function neededFiles<T extends Pick<KeepableFile, 'href'>>(html: string, files: readonly T[]): T[] {
  const isDrawn = hasDiagram(html);
  return files.filter(({ href }) =>
    href.includes(`/${DIAGRAMS_FOLDER}`) ? isDrawn : /\.(?:js|css)$/.test(href) || html.includes(href),
  );
}
