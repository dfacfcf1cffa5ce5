// Which addresses belong to the public network. Everything else is somebody's inside: this machine, its neighbours, the
// cloud's own services.
import { BlockList, isIP } from 'node:net';

/** For an address in numbers; names have to be resolved first. */
export function isPublicAddress(address: string): boolean {
  const plain = address.split('%', 1)[0] ?? '';
  const family = isIP(plain);
  if (family === 4) return !specialIpv4().check(plain, 'ipv4');
  // Only this block is handed out. What wraps an IPv4 address (mapped, compatible, NAT64) lies outside of it.
  return family === 6 && globalIpv6().check(plain, 'ipv6') && !specialIpv6().check(plain, 'ipv6');
}

const specialIpv4 = listOf('ipv4', [
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
  // Multicast and what is reserved above it.
  ['224.0.0.0', 3],
]);

const globalIpv6 = listOf('ipv6', [['2000::', 3]]);

const specialIpv6 = listOf('ipv6', [
  // Teredo and the other assignments for protocols.
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4 carries an IPv4 address.
  ['2002::', 16],
  ['3fff::', 20],
]);

/** Made when first asked for: a module does nothing while it is imported. */
function listOf(family: 'ipv4' | 'ipv6', networks: ReadonlyArray<[string, number]>): () => BlockList {
  let list: BlockList | null = null;
  return () => {
    if (list) return list;
    list = new BlockList();
    for (const [network, prefix] of networks) list.addSubnet(network, prefix, family);
    return list;
  };
}
