import { posix } from 'node:path';
import { mapSrcset } from '../../srcset.ts';
import { maskCode } from './codeMask.ts';

/** An address that is relative to the file it stands in, behind what it stands behind. */
const RELATIVE =
  /(\]\(\s*<?|^[ \t>]*\[(?!\^)[^\]\n]+\]:\s*<?|\b(?:src|href|to|poster|img)=\{?["']|\b(?:light|dark):\s*["'](?=\.))(?![a-z][\w+.-]*:|[/#?@{])([^\s)>"'}]+)/gim;

/** What a picture may be chosen from: addresses with what they are for. */
const SRCSET = /(\bsrcset=\{?["'])([^"']+)/gi;
const IS_RELATIVE = /^(?![a-z][\w+.-]*:|[/#?@{])/i;

/** The text with its relative addresses as a file in another folder would write them. */
export function rebaseLinks(text: string, from: string, to: string): string {
  if (from === to) return text;
  const rebased = replaceOutsideCode(text, RELATIVE, (address) => rebase(address, from, to));
  return replaceOutsideCode(rebased, SRCSET, (srcset) =>
    mapSrcset(srcset, (address) => (IS_RELATIVE.test(address) ? rebase(address, from, to) : address)),
  );
}

/** Replaces the second group of each match. */
function replaceOutsideCode(text: string, pattern: RegExp, replace: (written: string) => string): string {
  let result = '';
  let end = 0;
  for (const { 0: match, 1: opening = '', 2: written = '', index } of maskCode(text).matchAll(pattern)) {
    result += text.slice(end, index) + opening + replace(written);
    end = index + match.length;
  }
  return result + text.slice(end);
}

/** A relative address of a file in one folder, as a file in another one would write it. */
export function rebase(address: string, from: string, to: string): string {
  const path = posix.relative(to, posix.join(from, address));
  return path.startsWith('../') ? path : `./${path}`;
}
