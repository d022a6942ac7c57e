import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type SecureVersion } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endEverything } from '../bench/machine/endings.ts';
import { findCommand } from '../bench/machine/tools.ts';
import { makeCertificate } from '../bench/peers/certificate.ts';
import { startNginx } from '../bench/peers/nginx.ts';
import { shippedServers } from '../bench/peers/shipped-nginx.ts';
import { paths } from '../lib/paths.ts';
import { freePort, removeDirectory, temporaryDirectory } from './support/portal.ts';

const [nginx, openssl, analyse] = ['nginx', 'openssl', 'systemd-analyze'].map(findCommand);

describe.skipIf(!analyse)('units of systemd', () => {
  test.each(globSync('deploy/*.service'))('%s may touch little of the machine', (unit) => {
    // Fails by itself above the threshold, which is in tenths.
    const args = ['security', '--offline=true', '--threshold=25', '--no-pager', unit];
    expect(execFileSync(analyse ?? '', args, { encoding: 'utf8' })).toContain('Overall exposure');
  });
});

test('the container runs as nobody in particular, tells its health and starts what npm start does', () => {
  const lines = readFileSync('deploy/Containerfile', 'utf8').split('\n');
  expect(lines).toContain('USER node');
  const health = lines.findIndex((line) => line.startsWith('HEALTHCHECK'));
  expect(lines[health + 1]).toContain(`'${paths.health}'`);
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [command = '[]'] =
    /\[.*\]$/.exec(lines.findLast((line) => line.startsWith('CMD')) ?? '') ?? [];
  expect(JSON.parse(command).join(' ')).toBe(scripts.start);
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
  for (const name of ['.git', 'data', 'node_modules', '*.env']) expect(ignored).toContain(name);
});

describe.skipIf(!nginx || !openssl)('deploy/nginx.conf without a portal behind it', () => {
  let folder: string;
  let [port, plainPort] = [0, 0];
  beforeAll(async () => {
    folder = temporaryDirectory();
    [port, plainPort] = [await freePort(), await freePort()];
    const certificate = makeCertificate(openssl ?? '', folder);
    const places = { port, plainPort, upstream: await freePort(), certificate, folder };
    const tools = { nginx: nginx ?? '', openssl: '', brotli: [] };
    await startNginx(tools, folder, [shippedServers(places)], [port]);
  });
  afterAll(async () => {
    await endEverything();
    removeDirectory(folder);
  });

  test('http leads pages to https and to our own name, and takes no form', async () => {
    const ask = (method: string) =>
      new Promise<{ status?: number; location?: string }>((resolve, reject) => {
        const headers = { host: 'mau.exemplo' };
        request({ host: '127.0.0.1', port: plainPort, path: '/agenda?q=1', method, headers })
          .once('response', ({ statusCode, headers: { location } }) =>
            resolve({
              ...(statusCode === undefined ? {} : { status: statusCode }),
              ...(location === undefined ? {} : { location }),
            }),
          )
          .once('error', reject)
          .end();
      });
    const there = { status: 301, location: 'https://localhost/agenda?q=1' };
    expect(await ask('GET')).toEqual(there);
    expect(await ask('HEAD')).toEqual(there);
    for (const method of ['POST', 'PUT', 'TRACE'])
      expect((await ask(method)).status, method).toBeGreaterThanOrEqual(400);
  });

  /** OpenSSL itself offers old ciphers only at its lowest level. */
  const negotiate = (version: SecureVersion, ciphers?: string) =>
    new Promise<string>((resolve) => {
      const options = { minVersion: version, maxVersion: version, servername: 'localhost' };
      const socket = connect({
        ...{ host: '127.0.0.1', port, rejectUnauthorized: false, ...options },
        ...(ciphers ? { ciphers: `${ciphers}@SECLEVEL=0` } : {}),
      });
      socket.once('secureConnect', () => {
        resolve(`${socket.getProtocol()} ${socket.getCipher().name}`);
        socket.destroy();
      });
      socket.once('error', () => resolve('refused'));
    });

  test('TLS is 1.2 or 1.3, with forward secrecy and authenticated ciphers', async () => {
    expect(await negotiate('TLSv1.3')).toMatch(/^TLSv1\.3 TLS_(AES|CHACHA)/);
    expect(await negotiate('TLSv1.2')).toMatch(/^TLSv1\.2 ECDHE-.*(GCM|POLY1305)/);
    expect(await negotiate('TLSv1.1', 'DEFAULT')).toBe('refused');
    for (const weak of ['AES128-SHA', 'ECDHE-ECDSA-AES128-SHA', 'AES256-GCM-SHA384'])
      expect(await negotiate('TLSv1.2', weak), weak).toBe('refused');
  });
});
