/** Below the folder of a bundled theme: what browsers load. The names of its files carry hashes. */
export const BROWSER_FOLDER = 'browser';
