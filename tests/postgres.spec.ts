import { expect, test } from '@playwright/test';
import { removeDirectory, startPortal } from './support/portal.ts';
import { hasPostgres, startPostgres } from './support/postgres.ts';
import { startSite } from './support/site.ts';

test('the same portal on PostgreSQL, and what visitors see when it goes away', async ({
  request,
}) => {
  test.skip(!hasPostgres, 'no PostgreSQL on this machine');
  const database = await startPostgres();
  const portal = await startPortal({ DATABASE_URL: database.url });
  const subscribe = (email: string) =>
    request.post(`${portal.site}/newsletter`, {
      headers: { accept: 'application/json' },
      form: { email },
    });

  expect(portal.output()).toContain('Conteúdo de exemplo carregado.');
  const home = await request.get(`${portal.site}/`);
  expect(await home.text()).toContain('Corrida na Orla');
  expect((await subscribe('ana@exemplo.com')).status()).toBe(200);
  expect((await subscribe('ana@exemplo.com')).status()).toBe(200);

  const limited = { DATABASE_URL: database.url, POST_LIMIT_PER_MINUTE: '1' };
  const second = await startSite(portal.dataDir, limited);
  const refused = await request.post(`${second.address}/newsletter`, {
    form: { email: 'ana@exemplo.com' },
  });
  expect(refused.status(), 'counted together with the posts to the first site').toBe(429);
  await second.stop();

  database.stop();
  const again = await request.get(`${portal.site}/`);
  expect(again.status()).toBe(200);
  expect(await again.text()).toContain('Corrida na Orla');
  const lost = await subscribe('bia@exemplo.com');
  expect(lost.status()).toBe(503);
  expect(await lost.text()).toContain('Não foi possível salvar agora.');
  const form = await request.post(`${portal.site}/fale-conosco`, {
    form: {
      nome: 'Bia',
      email: 'bia@exemplo.com',
      assunto: 'duvida',
      mensagem: 'Esta mensagem não pode se perder.',
    },
  });
  expect(form.status()).toBe(503);
  expect(await form.text()).toContain('Esta mensagem não pode se perder.');
  expect((await request.get(`${portal.site}/saude`)).status()).toBe(503);

  database.start();
  await expect.poll(async () => (await subscribe('bia@exemplo.com')).status()).toBe(200);
  expect(portal.output()).not.toContain('bia@exemplo.com');
  await portal.stop();
  database.stop();
  database.remove();
  removeDirectory(portal.dataDir);
});
