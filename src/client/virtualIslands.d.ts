/** Made by the bundler from the site's folder `islands/`; see `IslandLoaders` and `IslandModules`. */
declare module 'virtual:islands' {
  export const islands: Readonly<Record<string, (attempt: number) => Promise<object>>>;
}

declare module 'virtual:islands/server' {
  export const islands: Readonly<Record<string, object>>;
}
