// The network of a client address. Limits count by network, because an IPv6 subscriber owns a whole /64 of addresses.

export const NETWORK_HEADER = 'x-client-network';

/** An IPv4 address is its own network; an IPv6 address belongs to its /64. */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const groups = plain.includes('::')
    ? [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
    : left;
  return `${groups
    .slice(0, 4)
    .map((group) => group.padStart(4, '0'))
    .join(':')}::/64`;
}
