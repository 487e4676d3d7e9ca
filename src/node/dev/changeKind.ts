import { join, relative, sep } from 'node:path';
import { engineRoot } from '../content/engineRoot.ts';

export type ChangeKind = 'words' | 'style' | 'theme';

/** Texts that others include may lie elsewhere. */
const WORDS =
  /^(?:(?:content|static|blog|docs|src\/pages|i18n)(?:\/|$)|site\.config\.[a-z]+$|(?!(?:node_modules|dist)\/|\.).+\.mdx?$)/;
/** What a configuration may import. */
const MODULE = /^(?!(?:node_modules|dist)\/|\.).+\.(?:[cm]?[jt]s|[jt]sx|json)$/;
/** Packages that islands import are told of by the lock file, last of all that an installation writes. */
const ISLAND = /^(?:islands\/.+\.(?:[jt]sx?|css|json)|package-lock\.json)$/;
const THEME = /^src\/(?:client|model)\//;

/** Folders to watch: the whole site's, since parts of it may be made later, and the theme's. */
export function watchedFolders(siteDir: string): string[] {
  return [siteDir, join(engineRoot, 'src/client'), join(engineRoot, 'src/model')];
}

/** What the configuration is made of, as it was read last. */
export interface ConfigParts {
  /** Absolute. */
  readonly files: ReadonlySet<string>;
  /** False while it cannot be read: then any module may be one that it wants. */
  readonly isRead: boolean;
}

/** Before it has been read. */
export const UNREAD_CONFIG: ConfigParts = { files: new Set(), isRead: false };

/** What the change of a file is a change of; null when it does not concern the site. */
export function changeKind(file: string, siteDir: string, config: ConfigParts): ChangeKind | null {
  if (THEME.test(seenFrom(engineRoot, file))) return file.endsWith('.css') ? 'style' : 'theme';
  const path = seenFrom(siteDir, file);
  // The bundle that bodies are made with holds the islands too.
  if (ISLAND.test(path)) return 'theme';
  const isOfConfig = config.files.has(file) || (!config.isRead && MODULE.test(path));
  return isOfConfig || WORDS.test(path) ? 'words' : null;
}

function seenFrom(folder: string, file: string): string {
  return relative(folder, file).split(sep).join('/');
}
