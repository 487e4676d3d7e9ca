import type { IslandLoaders } from './islandModule.ts';

/** Loads the code of each island once; what failed is asked for anew, as another attempt. */
export class ModuleCache {
  readonly #loaders: IslandLoaders;
  readonly #modules = new Map<string, Promise<object>>();
  readonly #failures = new Map<string, number>();

  constructor(loaders: IslandLoaders) {
    this.#loaders = loaders;
  }

  load(name: string): Promise<object> {
    const known = this.#modules.get(name);
    if (known) return known;
    const loader = this.#loaders[name];
    if (!loader) return Promise.reject(new Error(`There is no island \`${name}\`.`));
    const attempt = this.#failures.get(name) ?? 0;
    const module = loader(attempt);
    this.#modules.set(name, module);
    module.catch(() => {
      this.#modules.delete(name);
      this.#failures.set(name, attempt + 1);
    });
    return module;
  }
}
