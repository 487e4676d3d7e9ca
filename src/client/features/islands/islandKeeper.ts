import { showLoadFailure } from '../../ui/loadFailure.ts';
import { hydrateIsland, type LiveIsland } from './hydrateIsland.tsx';
import type { IslandLoaders } from './islandModule.ts';
import { ModuleCache } from './moduleCache.ts';

/** Brings islands to life and lets them go with their page. */
export class IslandKeeper {
  readonly #onAlive: (island: LiveIsland) => void;
  /** Those that React has, answering or about to. */
  readonly #taken = new Map<Element, LiveIsland>();
  /** Those that need no more waiting: alive, or beyond help. */
  readonly #settled = new WeakSet<Element>();
  readonly #waking = new WeakMap<Element, Promise<void>>();
  readonly #modules: ModuleCache;

  constructor(loaders: IslandLoaders, onAlive: (island: LiveIsland) => void) {
    this.#modules = new ModuleCache(loaders);
    this.#onAlive = onAlive;
  }

  /** Whether an island cannot answer yet, but will. */
  isAsleep(island: Element): boolean {
    return !this.#settled.has(island);
  }

  /** Resolves when the island is alive, or cannot be; asked again it does nothing more. */
  wake(island: HTMLElement): Promise<void> {
    const known = this.#waking.get(island);
    if (known) return known;
    const waking = this.#bring(island).catch((error: unknown) => {
      console.warn(error);
      this.#settled.add(island);
      showLoadFailure(island, { retry: () => this.#bring(island) });
    });
    this.#waking.set(island, waking);
    return waking;
  }

  /** Lets go of the islands that are no longer part of the page. */
  forgetGone(): void {
    for (const [island, { root }] of this.#taken) {
      if (island.isConnected) continue;
      root.unmount();
      this.#taken.delete(island);
    }
  }

  async #bring(island: HTMLElement): Promise<void> {
    const { island: name = '' } = island.dataset;
    const module = await this.#modules.load(name).catch(() => this.#modules.load(name));
    // The reader may have gone on to another page meanwhile.
    if (!island.isConnected) return;
    const live = hydrateIsland(island, module);
    this.#taken.set(island, live);
    await live.settled;
    this.#settled.add(island);
    this.#onAlive(live);
  }
}
