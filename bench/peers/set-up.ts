import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../tests/support/portal.ts';
import { findNginx, findWordpress } from '../machine/tools.ts';
import { type Certificate, makeCertificate } from './certificate.ts';
import { readHeaders, staticServer, writePages } from './hand-inlined.ts';
import { listenSecurely, startNginx } from './nginx.ts';
import { addressOf, type Peer, pageNames } from './peer.ts';
import { fill, findPaths, type Product, startProduct } from './product.ts';
import { shippedServers } from './shipped-nginx.ts';
import { startWordpress, wordpressPaths } from './wordpress.ts';
import { pageCacheZone, wordpressServer } from './wordpress-server.ts';

export const documents = 60;

export interface Field {
  product: Product;
  ports: { site: number; admin: number; nginx: number };
  siteUrl: string;
  /** Over TLS and HTTP/2, for browsers; empty without nginx. */
  secure: Peer[];
  /** Over plain HTTP. */
  plain: Peer[];
  fingerprint: string;
  hasBrotli: boolean;
}

/** Starts the portal, and around it whatever of its peers the machine has. */
export async function setUp(folder: string): Promise<Field> {
  const [nginxTools, wordpressTools] = [findNginx(), findWordpress()];
  const ports = { site: await freePort(), admin: await freePort(), nginx: await freePort() };
  const siteUrl = nginxTools
    ? `https://localhost:${ports.nginx}`
    : `http://127.0.0.1:${ports.site}`;
  const dataDir = join(folder, 'portal');
  console.log('Starting the portal');
  await fill(dataDir, documents);
  const product = await startProduct(dataDir, ports, siteUrl);
  const paths = await findPaths(product.site);
  const direct: Peer = { name: 'direct', origin: product.site, paths };
  const field = { product, ports, siteUrl, fingerprint: '', hasBrotli: false };
  if (!nginxTools) return { ...field, secure: [], plain: [direct] };

  const withBrotli = nginxTools.brotli.length > 0;
  const certificate = makeCertificate(nginxTools.openssl, folder);
  const [keptPort, wordpressPort, plainPort] = [
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const files = await serveFiles(product.site, paths, { folder, certificate, withBrotli });
  const servers = [
    ...files.servers,
    shippedServers({ port: ports.nginx, plainPort, upstream: ports.site, certificate, folder }),
  ];
  const secure: Peer[] = [...files.secure, { name: 'product', origin: siteUrl, paths }];
  if (wordpressTools) {
    console.log('Starting WordPress');
    const place = join(folder, 'wp');
    const wordpress = await startWordpress(wordpressTools, place, documents);
    const serverAt = (port: number, kept: boolean) =>
      wordpressServer(listenSecurely(port, certificate), wordpress, { kept, withBrotli });
    servers.push(pageCacheZone(folder), serverAt(keptPort, true), serverAt(wordpressPort, false));
    const at = (port: number) => ({ origin: `https://localhost:${port}`, paths: wordpressPaths });
    secure.push(
      { name: 'wordpressKept', ...at(keptPort) },
      { name: 'wordpress', ...at(wordpressPort) },
    );
  }
  const used = [...files.ports, ports.nginx, ...(wordpressTools ? [keptPort, wordpressPort] : [])];
  mkdirSync(join(folder, 'nginx'));
  // Of the shipped configuration, which has one of its own.
  mkdirSync(join(folder, 'logs'));
  await startNginx(nginxTools, join(folder, 'nginx'), servers, used);
  const { fingerprint } = certificate;
  return { ...field, secure, plain: [files.plain, direct], fingerprint, hasBrotli: withBrotli };
}

interface FilesPlace {
  folder: string;
  certificate: Certificate;
  withBrotli: boolean;
}

/** The pages as files: over TLS without and with the portal's headers, and over plain HTTP. */
async function serveFiles(site: string, paths: Peer['paths'], place: FilesPlace) {
  const { folder, certificate, withBrotli } = place;
  const pages = join(folder, 'pages');
  await writePages(site, paths, pages);
  const headers = await readHeaders(site, paths);
  const [secure, guarded, plain] = [await freePort(), await freePort(), await freePort()];
  const server = (listen: string) => staticServer(listen, pages, withBrotli);
  const peers: Peer[] = [
    { name: 'limit', origin: `https://localhost:${secure}`, paths },
    { name: 'guarded', origin: `https://localhost:${guarded}`, paths },
  ];
  return {
    ports: [secure, guarded, plain],
    servers: [
      server(listenSecurely(secure, certificate)),
      staticServer(listenSecurely(guarded, certificate), pages, withBrotli, headers),
      server(`listen 127.0.0.1:${plain};`),
    ],
    secure: peers,
    plain: { name: 'limit', origin: `http://127.0.0.1:${plain}`, paths } satisfies Peer,
  };
}

/** The first visitor of a page should not be one who is measured. */
export async function warmUp(peers: Peer[]): Promise<void> {
  for (const peer of peers)
    for (const page of pageNames) {
      const answer = await fetch(addressOf(peer, page), { redirect: 'manual' });
      if (answer.status !== 200)
        throw new Error(`${peer.name}: ${peer.paths[page]} answered ${answer.status}.`);
      await answer.arrayBuffer();
    }
}
