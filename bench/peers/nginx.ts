import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../../tests/support/portal.ts';
import { isTaken } from '../../tests/support/processes.ts';
import { startServer } from '../machine/endings.ts';
import type { NginxTools } from '../machine/tools.ts';
import type { Certificate } from './certificate.ts';

/** The lines that open a server of ours: with TLS and HTTP/2 for browsers, plain for the load. */
export const listenSecurely = (port: number, { certificate, key }: Certificate) => `
  listen 127.0.0.1:${port} ssl http2;
  listen [::1]:${port} ssl http2;
  server_name localhost;
  ssl_certificate ${certificate};
  ssl_certificate_key ${key};
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_buffer_size 2k;
  ssl_session_cache shared:bench_tls:4m;`;

/** One nginx for all peers, in a folder of its own. */
export async function startNginx(
  { nginx, brotli }: NginxTools,
  folder: string,
  servers: string[],
  ports: number[],
  /** What servers without a log of their own write. */
  generalLog = 'off',
): Promise<void> {
  mkdirSync(join(folder, 'logs'), { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join('\n  ');
  const configuration = `
${brotli.map((path) => `load_module ${path};`).join('\n')}
# As an ordinary account it has no other to change to.
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'nginx.log')} warn;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log ${generalLog};
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  ${temporary}
  ${servers.join('\n')}
}
`;
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration);
  const args = ['-p', folder, '-c', file, '-e', join(folder, 'nginx.log'), '-g', 'daemon off;'];
  const server = startServer(nginx, args, join(folder, 'nginx.log'));
  const ended = new Promise<string>((resolve) =>
    server.once('exit', () => resolve(`nginx, see ${folder}/nginx.log`)),
  );
  for (const port of ports) await until(() => isTaken(`http://127.0.0.1:${port}`), ended);
}
