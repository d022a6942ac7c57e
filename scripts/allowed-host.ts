import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import type { Settings } from '../lib/settings.ts';

const isLoopback = (name: string) =>
  name === 'localhost' || name === '[::1]' || (isIPv4(name) && name.startsWith('127.'));

/**
 * Whether the admin was asked for by a name of its own. A name of somebody else's that leads here would make their
 * page and our admin one site to a browser (DNS rebinding). Loopback goes by any port: tunnels have their own.
 */
export function isAllowedHost(
  { headers }: IncomingMessage,
  { adminUrl, adminHost }: Pick<Settings, 'adminUrl' | 'adminHost'>,
): boolean {
  const { protocol, host } = new URL(adminUrl);
  // Left in place for trusted proxies only.
  const given = headers['x-forwarded-host'] ?? headers.host ?? '';
  const asked = /^[\w.[\]:-]+$/.test(String(given)) ? URL.parse(`${protocol}//${given}`) : null;
  if (!asked) return false;
  const own = isIPv6(adminHost) ? new URL(`http://[${adminHost}]`).hostname : adminHost;
  return asked.host === host || asked.hostname === own || isLoopback(asked.hostname);
}
