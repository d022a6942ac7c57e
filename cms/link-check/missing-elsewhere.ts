import { lookup as systemLookup } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

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
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  own.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of [
  ['::', 127],
  // These carry an IPv4 address, which may be one of the above.
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  own.addSubnet(address, bits, 'ipv6');

export const isOwnNetwork = (address: string) =>
  own.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** How names become addresses, and which of these are not asked: tests have their own. */
interface Network {
  lookup: LookupFunction;
  isOwn: (address: string) => boolean;
}

/**
 * Those addresses of other sites that answer 'not found' or 'gone'. What gives no answer counts as there: it may
 * be this machine that has no connection.
 */
export async function missingElsewhere(
  addresses: string[],
  network: Network = { lookup: systemLookup, isOwn: isOwnNetwork },
): Promise<string[]> {
  const missing: string[] = [];
  for (let from = 0; from < addresses.length; from += atATime) {
    const some = addresses.slice(from, from + atATime);
    const statuses = await Promise.all(
      some.map((address) => statusOf(address, network).catch(() => undefined)),
    );
    missing.push(...some.filter((_, place) => [404, 410].includes(statuses[place] ?? 0)));
  }
  return missing;
}

async function statusOf(address: string, network: Network): Promise<number | undefined> {
  const url = new URL(address);
  const { protocol, hostname } = url;
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) && network.isOwn(literal)) return undefined;
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const request = protocol === 'https:' ? requestSecure : requestPlain;
  const asked = request(url, {
    lookup: lookupOutside(network),
    agent: false,
    signal: AbortSignal.timeout(patienceMs),
  });
  asked.on('error', reject).on('response', (response) => {
    response.destroy();
    resolve(response.statusCode);
  });
  asked.end();
  return promise;
}

/**
 * Used by the connection itself, so that the address that was checked is the one connected to: asked a second
 * time, a hostile name server could name a machine of our own.
 */
const lookupOutside =
  ({ lookup, isOwn }: Network): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, options, (error, found, family) => {
      const all = Array.isArray(found) ? found : [{ address: found }];
      if (!error && all.some(({ address }) => isOwn(address)))
        callback(new Error('In our own network.'), []);
      else callback(error, found, family);
    });
