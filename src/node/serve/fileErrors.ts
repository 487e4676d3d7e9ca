import { errorCode } from '../content/errorCode.ts';

const NOT_THERE = new Set([
  'ENOENT',
  'ENOTDIR',
  'EISDIR',
  'ELOOP',
  'EACCES',
  'EPERM',
  'ENAMETOOLONG',
  'EINVAL',
  'ENXIO',
]);
const PASSING = new Set(['EMFILE', 'ENFILE', 'EBUSY', 'EAGAIN', 'ENOMEM', 'EIO', 'ESTALE']);

/** Whether, for a reader of the site, there is no such file. */
export function isMissing(error: unknown): boolean {
  return NOT_THERE.has(errorCode(error));
}

/** Whether the same call may succeed a moment later. */
export function isPassing(error: unknown): boolean {
  return PASSING.has(errorCode(error));
}
