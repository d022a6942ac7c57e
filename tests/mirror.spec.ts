import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endEverything } from '../bench/machine/endings.ts';
import { findCommand } from '../bench/machine/tools.ts';
import { makeCertificate } from '../bench/peers/certificate.ts';
import { startNginx } from '../bench/peers/nginx.ts';
import { shippedServers } from '../bench/peers/shipped-nginx.ts';
import { paths } from '../lib/paths.ts';
import { databaseSettings } from './support/database.ts';
import { freePort, launch, removeDirectory, temporaryDirectory } from './support/portal.ts';
import { expect, stubVideo, test } from './support/test.ts';

const [nginx, openssl] = [findCommand('nginx'), findCommand('openssl')];

/** Copies the shared portal's site, as the site itself does after a publication. */
async function copySite(folder: string, siteUrl: string): Promise<string> {
  const dataDir = process.env.PORTAL_DATA ?? '';
  const copy = launch('site/server/mirror/main.ts', {
    DATA_DIR: dataDir,
    ...databaseSettings(dataDir),
    SITE_URL: siteUrl,
    SITE_NOW: '2025-05-12T09:00:00-03:00',
    MIRROR_DIR: join(folder, 'mirror'),
  });
  expect(await copy.ended, copy.output()).toBe(0);
  return copy.output();
}

const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

test.describe('with all of Node dead', () => {
  test.skip(!nginx || !openssl, 'no nginx on this machine');
  test.describe.configure({ mode: 'serial' });
  test.use({ ignoreHTTPSErrors: true });
  let folder: string;
  let address: string;

  test.beforeAll(async () => {
    folder = temporaryDirectory();
    const [port, plainPort, upstream] = [await freePort(), await freePort(), await freePort()];
    address = `https://localhost:${port}`;
    const first = await copySite(folder, address);
    expect(first).toMatch(/, 0 com falha\./);
    const certificate = makeCertificate(openssl ?? '', folder);
    const servers = shippedServers({ port, plainPort, upstream, certificate, folder });
    await startNginx({ nginx: nginx ?? '', openssl: '', brotli: [] }, folder, [servers], [port]);
  });
  test.afterAll(async () => {
    await endEverything();
    removeDirectory(folder);
  });

  test('every address of the sitemap answers', async ({ request }) => {
    const read = async (path: string) => {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(200);
      return answer;
    };
    const parts = locationsIn(await (await read(`${address}/sitemap.xml`)).text());
    expect(parts.length).toBeGreaterThan(3);
    for (const part of parts)
      for (const path of locationsIn(await (await read(part)).text()))
        expect((await read(path)).headers()['content-type'], path).toBe('text/html; charset=utf-8');
  });

  test('a page looks as ever, says that it is a copy, and holds its own policy', async ({
    page,
  }) => {
    await stubVideo(page);
    for (const path of [paths.home, paths.events, paths.news]) {
      const answer = await page.goto(address + path);
      expect(answer?.headers()['content-encoding'], path).toBe('gzip');
      const band = page.getByRole('region', { name: /^Cópia de \d\d\/\d\d\/\d{4} \d\d:\d\d$/ });
      await expect(band).toContainText('O portal não responde agora.');
      await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto(address + paths.contact);
    await expect(page.getByText('Este formulário está fechado').first()).toBeVisible();
    await expect(page.locator('form')).toHaveCount(0);
  });

  test('what was sent is said not to be kept; what has no copy is said to come back', async ({
    request,
  }) => {
    for (const answer of [
      await request.post(address + paths.contact, { form: { nome: 'Ana' } }),
      await request.get(`${address}/nao-existe`),
    ]) {
      expect(answer.status()).toBe(503);
      expect(answer.headers()['retry-after']).toBe('10');
      expect(await answer.text()).toContain('O portal volta em instantes');
    }
    for (const path of ['/..%2fmirror.json', '/../mirror.json', '/.env'])
      expect((await request.get(address + path)).status(), path).not.toBe(200);
  });

  test('a second copy writes nothing: nothing was published', async () => {
    const ledger = readFileSync(join(folder, 'mirror.json'), 'utf8');
    expect(await copySite(folder, address)).toMatch(/ 0 escritos, 0 retirados, 0 com falha\./);
    expect(readFileSync(join(folder, 'mirror.json'), 'utf8')).toBe(ledger);
    expect(existsSync(join(folder, 'mirror.pid'))).toBe(false);
  });
});
