import { OFFLINE_PATH } from './offlinePage.ts';

/** Pages that every site has, without their language. */
export const FIXED_PATHS: readonly string[] = ['/archive', '/tags', '/authors', '/search', OFFLINE_PATH];
