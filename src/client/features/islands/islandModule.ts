import type { ComponentType, ReactNode } from 'react';

export type IslandComponent = ComponentType<Record<string, unknown> & { children?: ReactNode }>;

/** Modules of the site's islands by the name of the island. */
export type IslandModules = Readonly<Record<string, object>>;

/** How to get the module of each island; a later attempt asks at another address. */
export type IslandLoaders = Readonly<Record<string, (attempt: number) => Promise<object>>>;

/** What the file of an island exports under its name, or by default. */
export function componentOf(module: object, name: string): IslandComponent {
  const exported = module as Readonly<Record<string, IslandComponent | undefined>>;
  const component = exported[name] ?? exported['default'];
  if (component === undefined) throw new Error(`The file of the island \`${name}\` does not export it.`);
  return component;
}
