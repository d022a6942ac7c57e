import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endEverything } from '../bench/machine/endings.ts';
import { findCommand } from '../bench/machine/tools.ts';
import { makeCertificate } from '../bench/peers/certificate.ts';
import { startNginx } from '../bench/peers/nginx.ts';
import { shippedServers } from '../bench/peers/shipped-nginx.ts';
import { paths } from '../lib/paths.ts';
import { freePort, removeDirectory, temporaryDirectory } from './support/portal.ts';
import { expect, test } from './support/test.ts';
import { fetchSecurely, readRecords, recordTls } from './support/tls-records.ts';

const [nginx, openssl] = [findCommand('nginx'), findCommand('openssl')];

test.describe('deploy/nginx.conf', () => {
  test.skip(!nginx || !openssl, 'no nginx on this machine');
  test.use({ ignoreHTTPSErrors: true });
  let folder: string;
  let address: string;

  test.beforeAll(async () => {
    folder = temporaryDirectory();
    const [port, plainPort] = [await freePort(), await freePort()];
    const certificate = makeCertificate(openssl ?? '', folder);
    const upstream = Number(new URL(process.env.PORTAL_SITE ?? '').port);
    const servers = shippedServers({ port, plainPort, upstream, certificate, folder });
    await startNginx({ nginx: nginx ?? '', openssl: '', brotli: [] }, folder, [servers], [port]);
    address = `https://localhost:${port}`;
  });
  test.afterAll(async () => {
    await endEverything();
    removeDirectory(folder);
  });

  /** The addresses that the micro-cache holds, without their second. */
  const keptPages = () =>
    globSync('portal-pages/*/*/*', { cwd: folder }).map((file) => {
      try {
        return /^KEY: \d+ (.+)$/m.exec(readFileSync(join(folder, file), 'latin1'))?.[1];
      } catch {
        // Deleted meanwhile: it was older than a few seconds.
        return undefined;
      }
    });

  test('a page is kept once for each encoding, and unchanged when unchanged', async ({
    request,
  }) => {
    for (const encoding of ['br', 'gzip', 'identity', 'br', 'gzip']) {
      const answer = await request.get(address + paths.events, {
        headers: { 'accept-encoding': encoding },
      });
      const { 'content-encoding': sent = 'identity', 'cache-control': life } = answer.headers();
      expect(sent).toBe(encoding);
      expect(life).toBe('no-cache');
      expect(await answer.text()).toContain('</html>');
    }
    await expect
      .poll(async () => {
        await request.get(address + paths.events);
        return keptPages();
      })
      .toContain(paths.events);
    const { etag = '' } = (await request.get(address + paths.events)).headers();
    const again = await request.get(address + paths.events, {
      headers: { 'if-none-match': etag },
    });
    expect(again.status()).toBe(304);
  });

  test('forms go through, and what must not be stored is not', async ({ request }) => {
    const form = await request.get(address + paths.contact);
    expect(form.headers()['cache-control']).toBe('no-store');
    const sent = await request.post(address + paths.contact, { form: { nome: '' } });
    expect(sent.status()).toBe(422);
    expect((await request.get(`${address}/nao-existe`)).status()).toBe(404);
    expect(keptPages()).not.toContain(paths.contact);
    expect(keptPages()).not.toContain('/nao-existe');
  });

  test('a page comes in pieces that can each be read at once', async () => {
    const sent = await recordTls(Number(new URL(address).port), (port) =>
      fetchSecurely(port, paths.home),
    );
    const pieces = readRecords(sent);
    expect(pieces.length).toBeGreaterThan(5);
    // 2 KB, and what TLS adds.
    expect(Math.max(...pieces)).toBeLessThan(2048 + 64);
  });

  test('another name is not answered', async ({ request }) => {
    const other = request.get(address.replace('localhost', '127.0.0.1'));
    await expect(other).rejects.toThrow();
  });
});
