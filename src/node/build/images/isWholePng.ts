import { crc32 } from 'node:zlib';

const SIGNATURE_LENGTH = 8;
/** Before the data of a chunk stand its length and its name, behind them a checksum. */
const HEAD_LENGTH = 8;
const CHECKSUM_LENGTH = 4;

/** Whether a PNG is as it was written, by its own checksums: a machine that lost its power may have kept the name alone. */
export function isWholePng(bytes: Buffer): boolean {
  let start = SIGNATURE_LENGTH;
  while (start + HEAD_LENGTH + CHECKSUM_LENGTH <= bytes.length) {
    const end = start + HEAD_LENGTH + bytes.readUInt32BE(start);
    const isWhole =
      end + CHECKSUM_LENGTH <= bytes.length &&
      crc32(bytes.subarray(start + 4, end)) === bytes.readUInt32BE(end);
    if (!isWhole) return false;
    if (bytes.toString('latin1', start + 4, start + HEAD_LENGTH) === 'IEND') return true;
    start = end + CHECKSUM_LENGTH;
  }
  return false;
}
