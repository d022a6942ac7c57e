import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { databaseSettings } from './support/database.ts';
import { freePort, type Launch, launch, removeDirectory, root, until } from './support/portal.ts';
import { copyDatabase } from './support/site.ts';
import { expect, test } from './support/test.ts';

const sources = [
  ...['cms', 'content', 'lib', 'mail', 'sample', 'site'],
  ...['astro.config.ts', 'package.json', 'tsconfig.json'],
];

/** Inside the project, so that its packages are found; a test that edits must not edit the project. */
function copySources(): string {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', 'dev-'));
  for (const name of sources)
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (path) => !path.endsWith('.next'),
    });
  return folder;
}

let site: Launch | undefined;
const folders: string[] = [];
test.afterEach(async () => {
  site?.process.kill('SIGKILL');
  await site?.ended;
  for (const path of folders) removeDirectory(path);
});

// Long because each step needs the site that the ones before have started and changed.
test('the site from its sources stands behind the same front, and shows an edit at once', async ({
  page,
}) => {
  const [folder, dataDir, port] = [copySources(), await copyDatabase(), await freePort()];
  folders.push(folder, dataDir);
  const address = `http://127.0.0.1:${port}`;
  const started = launch(relative(root, join(folder, 'site/server/dev.ts')), {
    NODE_ENV: 'development',
    DATA_DIR: dataDir,
    ...databaseSettings(dataDir),
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: address,
  });
  const isUp = () =>
    fetch(`${address}/saude`).then(
      () => true,
      () => false,
    );
  site = started;
  await until(isUp, started.ended.then(started.output));

  await test.step('a page has the headers of production, and no life', async () => {
    const { status, headers } = await fetch(`${address}/agenda`);
    expect(status).toBe(200);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cache-control')).toBe('no-store');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    // What a page adds for itself is there too.
    const translator = await fetch(`${address}/libras/tradutor`);
    expect(translator.headers.get('content-security-policy')).toContain('worker-src blob:');
  });

  await test.step('what is uploaded is served, and limits hold', async () => {
    const picture = await sharp({
      create: { width: 4, height: 4, channels: 3, background: '#ffc800' },
    })
      .png()
      .toBuffer();
    writeFileSync(join(dataDir, 'media', 'amarelo.png'), picture);
    const upload = await fetch(`${address}/midia/amarelo.png`);
    expect(upload.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await upload.arrayBuffer())).toEqual(picture);
    expect((await fetch(`${address}/${'x'.repeat(2100)}`)).status).toBe(414);
    const foreign = { method: 'POST', headers: { origin: 'https://outro.example' } };
    expect((await fetch(`${address}/newsletter`, foreign)).status).toBe(403);
  });

  await test.step('an edit reaches the open page by itself', async () => {
    await page.goto(address);
    const button = page.locator('.hero .actions a').first();
    await expect(button).toHaveText('Acessar Agenda de Eventos');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${address}/`);
    const file = join(folder, 'site/home/hero.tsx');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Acessar Agenda', 'Abrir a Agenda'));
    await expect(button).toHaveText('Abrir a Agenda de Eventos');
    await page.waitForLoadState('load');
    // Away from the site before it ends: a page that is left in the middle complains.
    await page.goto('about:blank');
  });

  started.process.kill('SIGTERM');
  expect(await started.ended, started.output()).toBe(0);
});
