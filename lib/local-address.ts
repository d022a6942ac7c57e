import { isIPv4 } from 'node:net';

/** Whether a web address names this machine itself, as RFC 6761 says of 'localhost' and everything below it. */
export function isLocalAddress(address: string): boolean {
  // The parser has written the host in one way: small letters, 127.1 as 127.0.0.1, IPv6 shortened.
  const host = new URL(address).hostname.replace(/\.$/, '');
  if (host === 'localhost' || host.endsWith('.localhost') || host === '[::1]') return true;
  return isIPv4(host) && host.startsWith('127.');
}
