// Long because a sign-up is walked from its first page to its withdrawal.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type MailServer, startMailServer } from './support/mail-server.ts';
import { type Portal, removeDirectory, startPortal } from './support/portal.ts';
import { expect, expectStatusComplaint, test } from './support/test.ts';

/** Copa das Arenas is open in June. */
let portal: Portal;
let mails: MailServer;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  mails = await startMailServer();
  portal = await startPortal({ SITE_NOW: '2025-06-15T09:00:00-03:00', SMTP_URL: mails.url });
});
test.afterAll(async () => {
  await portal.stop();
  await mails.stop();
  removeDirectory(portal.dataDir);
});

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

const service = '/servicos/inscrever-equipe-copa-das-arenas';
const next = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).click();

async function writeAthlete(page: Page, number: number, birth = `${number}/3/1999`) {
  await page.getByLabel('Nome completo').fill(`Atleta Número ${number}`);
  await page.getByLabel('Data de nascimento').fill(birth);
  await next(page, /^Guardar/);
}

async function beginTeam(page: Page, team: string, email: string): Promise<void> {
  await page.goto(portal.site + service);
  await page.getByRole('link', { name: 'Inscrever minha equipe' }).first().click();
  await next(page, 'Começar');
  await page.getByLabel('Nome da equipe').fill(team);
  await next(page, 'Continuar');
  await page.getByLabel('Chave').selectOption({ label: 'Feminina, Santana (3 vagas)' });
  await next(page, 'Continuar');
  await page.getByLabel('Seu nome completo').fill('Teresa Lobato Reis');
  await page.getByLabel('E-mail').fill(email);
  await next(page, 'Continuar');
}

for (const javaScriptEnabled of [false, true])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });
    const email = javaScriptEnabled ? 'com@exemplo.com' : 'sem@exemplo.com';

    test('a team of 15 signs up, with one wrong birth date corrected; 14 are refused', async ({
      page,
      complaints,
    }) => {
      await beginTeam(page, javaScriptEnabled ? 'Norte da Vila' : 'Sul da Vila', email);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('0 de 15');
      await page.getByRole('link', { name: 'Pôr atleta 1' }).click();
      for (let number = 1; number <= 14; number += 1) {
        if (number === 8) {
          await writeAthlete(page, number, '31/2/2002');
          await expect(page.getByRole('alert')).toContainText('31 de fevereiro não existe.');
          await expect(page.getByLabel('Nome completo')).toHaveValue('Atleta Número 8');
          expectStatusComplaint(complaints, 422);
        }
        await writeAthlete(page, number);
      }
      await page.getByRole('link', { name: 'Voltar à lista' }).click();
      await next(page, 'Continuar depois: Falta 1 atleta: são pelo menos 15.');
      await page.goto(page.url().replace('passo=atletas', 'passo=revisar'));
      await page.getByRole('checkbox').check();
      await next(page, 'Enviar a inscrição');
      await expect(page.getByRole('alert')).toContainText('Falta 1 atleta: são pelo menos 15.');
      expectStatusComplaint(complaints, 422);
      await page.getByRole('link', { name: 'Falta 1 atleta' }).click();

      await page.getByRole('link', { name: 'Pôr atleta 15' }).click();
      await writeAthlete(page, 15, '5/12/2008');
      await expect(page.getByRole('alert')).toContainText('menos de 18 anos');
      expectStatusComplaint(complaints, 422);
      await page.getByLabel('Quem responde').fill('Rosa Maciel');
      await page.getByLabel('O que é da pessoa').fill('mãe');
      await next(page, 'Guardar');
      await next(page, 'Continuar');

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confira e envie');
      await next(page, 'Enviar a inscrição');
      await expect(page.getByText('Marque que os dados são verdadeiros.')).toBeVisible();
      expectStatusComplaint(complaints, 422);
      await page.getByRole('checkbox').check();
      await next(page, 'Enviar a inscrição');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Recebida');
      await expect(page.getByText(email)).toBeVisible();
    });

    test('the receipt comes by mail; its link opens the entry, the protocol alone only its state', async ({
      page,
    }) => {
      await expect.poll(() => mails.to(email).length).toBe(1);
      const text = mails.to(email)[0]?.mail.text ?? '';
      const [link = ''] = /http\S+chave=\S+/.exec(text) ?? [];
      const [protocol = ''] = /\d{4}-[0-9A-Z]{6}/.exec(text) ?? [];
      await page.goto(`${portal.site}/inscricao`);
      await page.getByLabel('Protocolo').fill(protocol.toLowerCase());
      await next(page, 'Ver a situação');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Recebida');
      expect(await page.content()).not.toMatch(/Teresa|Atleta Número/);

      await page.goto(link);
      await page.getByText('15 pessoas nesta inscrição').click();
      if (javaScriptEnabled) await expectAccessible(page);
      await expect(page.getByText('Atleta Número 3, 03/03/1999')).toBeVisible();
      await next(page, 'Corrigir');
      await page.getByRole('link', { name: 'Mudar atletas' }).click();
      await page.getByRole('link', { name: 'Mudar Atleta Número 3' }).click();
      await page.getByLabel('Nome completo').fill('Carla Nova Souza');
      await next(page, 'Guardar');
      await next(page, 'Continuar');
      await page.getByRole('checkbox').check();
      await next(page, 'Enviar a inscrição');
      await page.getByText('15 pessoas nesta inscrição').click();
      await expect(page.getByText('Carla Nova Souza')).toBeVisible();
      expect(mails.to(email)).toHaveLength(1);

      await next(page, 'Desistir da inscrição');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Desistência');
      await expect.poll(() => mails.to(email).length).toBe(2);
    });
  });

test('a list that somebody has already is pasted', async ({ page, complaints }) => {
  await beginTeam(page, 'Lista Pronta', 'lista@exemplo.com');
  await page.getByRole('link', { name: 'Colar uma lista pronta' }).click();
  const lines = Array.from(
    { length: 15 },
    (_, index) => `${index + 1}. Ana Reis ${'ab'.repeat(index + 1)} ${index + 1}/3/1999`,
  );
  await page.getByLabel('Uma pessoa por linha').fill(['Equipe:', ...lines].join('\n'));
  await next(page, 'Pôr na lista');
  await expect(page.getByRole('alert')).toContainText('Não entendemos algumas linhas');
  expectStatusComplaint(complaints, 422);
  await page.getByLabel('Uma pessoa por linha').fill(lines.join('\n'));
  await next(page, 'Pôr na lista');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('15 de 15');
  await expectAccessible(page);
});

test('what is closed says so, and a link that nobody knows opens nothing', async ({ request }) => {
  const closed = await request.get(`${portal.site}/servicos/natacao-para-todos/inscricao`);
  expect(await closed.text()).toContain('As inscrições não estão abertas');
  const unknown = `${portal.site}${service}/inscricao?rascunho=${'A'.repeat(22)}&passo=revisar`;
  expect((await request.get(unknown)).status()).toBe(404);
  expect((await request.get(`${portal.site}/servicos/bolsa-atleta/inscricao`)).status()).toBe(404);
  expect((await request.get(`${portal.site}/inscricao/2025-ABCDEF`)).status()).toBe(404);
});
