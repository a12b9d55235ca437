import { BlockList, isIPv4 } from 'node:net';

/** Private, local, documentation and multicast networks (IANA's special-purpose registries). */
const INWARD = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

const inward = new BlockList();
for (const [network, bits] of INWARD) inward.addSubnet(network, bits, 'ipv4');

/** The only IPv6 addresses in public use; some within them lead to IPv4 addresses. */
const outward = new BlockList();
outward.addSubnet('2000::', 3, 'ipv6');
const within = new BlockList();
within.addSubnet('2001::', 23, 'ipv6');
within.addSubnet('2001:db8::', 32, 'ipv6');
within.addSubnet('2002::', 16, 'ipv6');
within.addSubnet('3fff::', 20, 'ipv6');

/** Whether an address belongs to the public internet, so that the server cannot be used to reach this network. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !inward.check(address, 'ipv4');
  const bare = address.split('%')[0] ?? '';
  return outward.check(bare, 'ipv6') && !within.check(bare, 'ipv6');
}
