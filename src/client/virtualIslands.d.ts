/** Made by the bundler from the site's folder `islands/`. */
declare module 'virtual:islands' {
  export const islands: import('./features/islands/islandModule.ts').IslandLoaders;
}

declare module 'virtual:islands/server' {
  export const islands: import('./features/islands/islandModule.ts').IslandModules;
}
