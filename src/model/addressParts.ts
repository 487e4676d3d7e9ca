/** Of the 255 bytes that disks take for a name, the longest ending that a build puts after a part of an address is '.html.br'. */
const LONGEST_PART = 255 - '.html.br'.length;

/** Folders of the output come before it, and some systems take 4,096 bytes for all. */
const LONGEST_PATH = 2000;

/** Parts that begin with a dot are served nowhere, but for the folder that programs look for. */
export const HIDDEN_PART = /\/\.(?!well-known\/)/;

/** What `isLong` asks for, in words that follow 'a part' or 'parts'. */
export const LONG_PART = `of more than ${LONGEST_PART} bytes`;

/** Whether a decoded path is longer than a disk takes it, in one of its parts or as a whole. */
export function isLong(path: string): boolean {
  // Most are so short that nothing has to be counted: no letter takes more than three bytes.
  if (path.length * 3 <= LONGEST_PART) return false;
  const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
  return bytesOf(path) > LONGEST_PATH || path.split('/').some((part) => bytesOf(part) > LONGEST_PART);
}
