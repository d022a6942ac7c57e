import { isIPv4, isIPv6 } from 'node:net';

/**
 * What counts as one sender. A home or a phone gets a whole /64 of IPv6 and may post from any address in it,
 * so only the first half counts.
 */
export function senderNetwork(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return plain;
  const mapped = /^::ffff:([\d.]+)$/i.exec(plain)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  // An IPv4 address at the end takes the room of two groups.
  const room = 8 - groups.length - after.length - (plain.includes('.') ? 1 : 0);
  const allGroups = tail === undefined ? groups : [...groups, ...Array(room).fill('0'), ...after];
  const network = allGroups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
