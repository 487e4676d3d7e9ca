import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

const EVERY_ADDRESS = new Set(['0.0.0.0', '::', '']);
const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

/** Addresses at which a server on `host` can be opened, the one for this machine first. */
export function serverUrls(host: string, port: number, basePath: string): string[] {
  const url = (name: string) => `http://${isIPv6(name) ? `[${name}]` : name}:${port}${basePath}`;
  if (LOOPBACK.has(host)) return [url('localhost')];
  return EVERY_ADDRESS.has(host) ? [url('localhost'), ...outwardAddresses().map(url)] : [url(host)];
}

function outwardAddresses(): string[] {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return addresses
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
