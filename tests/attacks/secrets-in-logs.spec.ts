import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endEverything } from '../../bench/machine/endings.ts';
import { findCommand } from '../../bench/machine/tools.ts';
import { makeCertificate } from '../../bench/peers/certificate.ts';
import { startNginx } from '../../bench/peers/nginx.ts';
import { shippedServers } from '../../bench/peers/shipped-nginx.ts';
import { entryFilePath, entryPath, paths, previewPath, signUpPath } from '../../lib/paths.ts';
import { freePort, removeDirectory, temporaryDirectory } from '../support/portal.ts';
import { copyDatabase, type Site, startSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const [nginx, openssl] = [findCommand('nginx'), findCommand('openssl')];

/** Whoever reads a log must not get in by what stands there. */
const secret = 'segredo0que0abre';
const addresses = [
  previewPath(secret),
  // As a mail program or a proxy may spell it.
  `/%70revia/${secret}`,
  `/agenda/%2e%2e/previa/${secret}`,
  entryPath('2025-ABCDEF', secret),
  signUpPath('jogos', { key: secret, step: 'revisar' }),
  entryFilePath('jogos', secret, '1'),
  ...[paths.newsletterConfirm, paths.newsletterCancel, paths.newsletterChoices],
  ...[paths.openingAlertConfirm, paths.openingAlertCancel, paths.deletion],
].map((path) => (path.includes(secret) ? path : `${path}?codigo=${secret}`));

test.describe('secret links', () => {
  test.skip(!nginx || !openssl, 'no nginx on this machine');
  test.use({ ignoreHTTPSErrors: true });
  let folder: string;
  let site: Site;
  let address: string;
  let plainAddress: string;

  test.beforeAll(async () => {
    folder = temporaryDirectory();
    site = await startSite(await copyDatabase(), { TRUST_PROXY: 'loopback', LOG_FORMAT: 'json' });
    const [port, plainPort] = [await freePort(), await freePort()];
    const certificate = makeCertificate(openssl ?? '', folder);
    const upstream = Number(new URL(site.address).port);
    const servers = shippedServers({ port, plainPort, upstream, certificate, folder });
    const tools = { nginx: nginx ?? '', openssl: '', brotli: [] };
    // As Debian's own nginx.conf does.
    const generalLog = join(folder, 'logs', 'access.log');
    await startNginx(tools, folder, [servers], [port], generalLog);
    [address, plainAddress] = [`https://localhost:${port}`, `http://localhost:${plainPort}`];
  });
  test.afterAll(async () => {
    await endEverything();
    await site.stop();
    removeDirectory(folder);
    removeDirectory(site.dataDir);
  });

  /** Everything that nginx wrote, its general log included. */
  const logs = () =>
    [
      join(folder, 'nginx.log'),
      ...readdirSync(join(folder, 'logs')).map((name) => join(folder, 'logs', name)),
    ]
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');

  test('stand in no log of nginx or of ours, also while the portal is away', async ({
    request,
  }) => {
    const headers = { referer: `${address}${entryPath('2025-ABCDEF', secret)}` };
    const options = { headers, maxRedirects: 0 };
    const askAll = async () => {
      for (const path of addresses) {
        await request.get(address + path, options);
        await request.post(address + path, { ...options, form: { codigo: secret } });
        await request.get(plainAddress + path, options);
      }
      await request.get(`${address}/agenda?q=${secret}`, options);
    };
    await askAll();
    const output = site.output();
    await site.stop();
    await askAll();
    await expect.poll(() => logs().match(/"GET \/agenda" 503/)).not.toBeNull();
    expect(logs()).toMatch(/"GET \/agenda" 200 /);
    expect(logs()).toMatch(/"GET \/previa\/-" 404 /);
    expect(logs()).toMatch(/"GET \/inscricao\/2025-ABCDEF" /);
    expect(logs()).not.toContain(secret);
    expect(output).not.toContain(secret);
  });
});

test('a page that is opened by a secret tells no other page its address', async ({ request }) => {
  for (const path of addresses) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.headers()['referrer-policy'], path).toBe('no-referrer');
  }
  const plain = await request.get(paths.events);
  expect(plain.headers()['referrer-policy']).toBe('strict-origin-when-cross-origin');
});
