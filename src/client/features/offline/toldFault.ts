import { storageSlot } from '../../runtime/storage.ts';

/** Why not everything could be kept, and the day on which the reader was told. */
export const toldFault = storageSlot<string>({
  key: 'lontar.toldFault',
  parse: (data) => (typeof data === 'string' ? data : null),
});
