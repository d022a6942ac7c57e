import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

const named: Record<string, [address: string, bits: number][]> = {
  loopback: [
    ['127.0.0.0', 8],
    ['::1', 128],
  ],
  linklocal: [
    ['169.254.0.0', 16],
    ['fe80::', 10],
  ],
  uniquelocal: [
    ['10.0.0.0', 8],
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
    ['fc00::', 7],
  ],
};

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

function networksOf(proxy: string): [string, number][] {
  const [address = '', bits] = proxy.split('/');
  return named[proxy] ?? [[address, Number(bits ?? (isIPv6(address) ? 128 : 32))]];
}

const told = /^(forwarded|x-forwarded-.*|x-real-ip)$/;

/**
 * Who asks: the sender, or whom a proxy names that is trusted to. What others say about it is removed, because Next
 * believes it. The proxy nearest to us is the last one in the list.
 */
export function createSenderReader(proxies: readonly string[]) {
  const trusted = new BlockList();
  for (const [address, bits] of proxies.flatMap(networksOf))
    trusted.addSubnet(address, bits, familyOf(address));
  const isTrusted = (address: string) => trusted.check(address, familyOf(address));
  return ({ headers, socket }: IncomingMessage): string => {
    const sender = socket.remoteAddress ?? '';
    if (!isTrusted(sender)) {
      for (const name of Object.keys(headers)) if (told.test(name)) delete headers[name];
      return sender;
    }
    const hops = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((hop) => hop.trim())
      .filter((hop) => hop !== '');
    return hops.findLast((hop) => !isTrusted(hop)) ?? hops[0] ?? sender;
  };
}
