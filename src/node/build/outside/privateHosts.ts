import { BlockList, isIP } from 'node:net';

/** Names that lead nowhere on the public internet (RFC 2606, 6761, 6762, 8375, 9476). */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa|test|example|invalid|alt)\.?$/i;

/** Networks that only machines nearby can reach, and those that stand for none (RFC 6890). */
const NETWORKS: readonly (readonly [network: string, prefix: number, family: 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 127, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
];

const privateNetworks = new BlockList();
for (const network of NETWORKS) privateNetworks.addSubnet(...network);

/** Whether the host of a URL cannot be reached by the public. Names are judged by their look, without a question to anyone. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return isPrivateAddress(host);
  return LOCAL_NAME.test(host) || !host.replace(/\.$/, '').includes('.');
}

/** Whether an IP address is one of a private network. */
export function isPrivateAddress(address: string): boolean {
  return privateNetworks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
