import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';

const patienceMs = 10_000;
const atATime = 4;

/** Machines of the secretariat's own network are not asked: an editor's link must not reach them from here. */
const own = new BlockList();
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  own.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  own.addSubnet(address, bits, 'ipv6');

export const isOwnNetwork = (address: string) =>
  own.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Those addresses of other sites that answer 'not found' or 'gone'. What gives no answer counts as there: it may
 * be this machine that has no connection.
 */
export async function missingElsewhere(addresses: string[]): Promise<string[]> {
  const missing: string[] = [];
  for (let from = 0; from < addresses.length; from += atATime) {
    const some = addresses.slice(from, from + atATime);
    const answers = await Promise.all(some.map(isMissing));
    missing.push(...some.filter((_, place) => answers[place]));
  }
  return missing;
}

async function isMissing(address: string): Promise<boolean> {
  try {
    const { hostname } = new URL(address);
    const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true });
    if (found.some((one) => isOwnNetwork(one.address))) return false;
    const { status, body } = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    await body?.cancel();
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}
