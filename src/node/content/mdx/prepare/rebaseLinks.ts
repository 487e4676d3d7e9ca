import { posix } from 'node:path';
import { maskCode } from './codeMask.ts';

/** An address that is relative to the file it stands in, behind what it stands behind. */
const RELATIVE =
  /(\]\(\s*<?|^[ \t>]*\[(?!\^)[^\]\n]+\]:\s*<?|\b(?:src|href|to|poster|img)=\{?["']|\b(?:light|dark):\s*["'](?=\.))(?![a-z][\w+.-]*:|[/#?@{])([^\s)>"'}]+)/gim;

/** The text with its relative addresses as a file in another folder would write them. */
export function rebaseLinks(text: string, from: string, to: string): string {
  if (from === to) return text;
  let result = '';
  let end = 0;
  for (const { 0: match, 1: opening = '', 2: address = '', index } of maskCode(text).matchAll(RELATIVE)) {
    result += text.slice(end, index) + opening + rebase(address, from, to);
    end = index + match.length;
  }
  return result + text.slice(end);
}

/** A relative address of a file in one folder, as a file in another one would write it. */
export function rebase(address: string, from: string, to: string): string {
  const path = posix.relative(to, posix.join(from, address));
  return path.startsWith('../') ? path : `./${path}`;
}
