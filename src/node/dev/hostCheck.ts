import { isIP } from 'node:net';

/**
 * Whether a request may be answered by the host that it names. Another site can have its own name lead to this machine, and
 * would then read drafts as if they were its own; it cannot do so with addresses, nor with `localhost`.
 */
export function isOwnHost(header: string | undefined, listensOn: string): boolean {
  // Browsers always name one.
  if (header === undefined) return true;
  const name = nameIn(header);
  return isIP(name) > 0 || /^(?:.+\.)?localhost$/.test(name) || name === listensOn.toLowerCase();
}

/** What to tell whoever came by another name. */
export function foreignHostText(header: string | undefined): string {
  const name = nameIn(header ?? '');
  return `This server does not answer to the name '${name}'. If it is a name of this machine, start the server with HOST=${name}.\n`;
}

/** Without port and brackets. */
function nameIn(header: string): string {
  const [, address, name = ''] = /^(?:\[([^\]]*)\]|([^:]*))/.exec(header.trim()) ?? [];
  return (address ?? name).toLowerCase();
}
