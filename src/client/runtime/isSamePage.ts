interface Place {
  readonly basePath: string;
  /** Path of the page, without the base path. */
  readonly path: string;
}

/** Whether a link leads to the page at `path`, with or without the slash at the end. */
export function isSamePage(href: string, { basePath, path }: Place): boolean {
  return trimSlash(href) === trimSlash(trimSlash(basePath) + path);
}

function trimSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path;
}
