import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tests/support/portal.ts';
import type { Certificate } from './certificate.ts';

interface Places {
  port: number;
  /** That of the server that sends visitors from http to https. */
  plainPort: number;
  upstream: number;
  certificate: Certificate;
  folder: string;
}

/** `deploy/nginx.conf` as it is shipped, with addresses of this run in the place of the real ones. */
export function shippedServers({ port, plainPort, upstream, certificate, folder }: Places): string {
  const places: [from: string | RegExp, to: string][] = [
    ['127.0.0.1:3000', `127.0.0.1:${upstream}`],
    ['/etc/ssl/certs/portal.pem', certificate.certificate],
    ['/etc/ssl/private/portal.key', certificate.key],
    ['/var/lib/nginx', folder],
    ['/var/log/nginx', join(folder, 'logs')],
    ['/var/lib/portal-mirror/site', join(folder, 'mirror')],
    ['portal.exemplo.ap.gov.br', 'localhost'],
    [/listen 443/g, `listen 127.0.0.1:${port}`],
    [/listen \[::\]:443/g, `listen [::1]:${port}`],
    [/listen 80/g, `listen 127.0.0.1:${plainPort}`],
    [/listen \[::\]:80/g, `listen [::1]:${plainPort}`],
  ];
  const shipped = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8').replace(/^\s*#.*$/gm, '');
  return places.reduce((text, [from, to]) => {
    const changed = text.replaceAll(from, to);
    if (changed === text) throw new Error(`deploy/nginx.conf has no '${from}' any more.`);
    return changed;
  }, shipped);
}
