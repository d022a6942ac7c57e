// Long because a sign-up is walked from its first page to its withdrawal.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type MailServer, startMailServer } from './support/mail-server.ts';
import { type Portal, removeDirectory, startPortal } from './support/portal.ts';
import { scriptBytes } from './support/script-bytes.ts';
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

/** Until the browser has taken the list over, the same pages are plain forms. */
const awaitTaken = (page: Page) =>
  expect(page.locator('[data-island="sign-up/team-board"][data-mounted]')).toBeAttached();

async function writeAthlete(page: Page, number: number, birth = `${number}/3/1999`) {
  await page.getByLabel('Nome completo').fill(`Atleta Número ${number}`);
  await page.getByLabel('Data de nascimento').fill(birth);
  await next(page, /^Guardar/);
}

async function beginTeam(page: Page, team: string, email: string, town = 'Santana') {
  await page.goto(portal.site + service);
  await page.getByRole('link', { name: 'Inscrever minha equipe' }).first().click();
  await next(page, 'Começar');
  await page.getByLabel('Nome da equipe').fill(team);
  await next(page, 'Continuar');
  await page.getByLabel('Chave').selectOption({ label: `Feminina, ${town} (3 vagas)` });
  await next(page, 'Continuar');
  await page.getByLabel('Seu nome completo').fill('Teresa Lobato Reis');
  await page.getByLabel('E-mail').fill(email);
  await next(page, 'Continuar');
}

for (const javaScriptEnabled of [false, true])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });
    const email = javaScriptEnabled ? 'com@exemplo.com' : 'sem@exemplo.com';
    /** The browser refuses by itself where it can. */
    const expectRefused = (complaints: string[]) => {
      if (!javaScriptEnabled) expectStatusComplaint(complaints, 422);
    };

    test('a team of 15 signs up, with one wrong birth date corrected; 14 are refused', async ({
      page,
      complaints,
    }) => {
      await beginTeam(page, javaScriptEnabled ? 'Norte da Vila' : 'Sul da Vila', email);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('0 de 15');
      if (javaScriptEnabled) await awaitTaken(page);
      await page.getByRole('link', { name: 'Pôr atleta 1' }).click();
      for (let number = 1; number <= 14; number += 1) {
        if (number === 8) {
          await writeAthlete(page, number, '31/2/2002');
          await expect(page.getByRole('alert')).toContainText('31 de fevereiro não existe.');
          await expect(page.getByLabel('Nome completo')).toHaveValue('Atleta Número 8');
          expectRefused(complaints);
        }
        await writeAthlete(page, number);
      }
      await page.getByRole('link', { name: 'Voltar à lista' }).click();
      await next(page, 'Continuar depois: Falta 1 atleta: são pelo menos 15.');
      await page.goto(page.url().replace('passo=atletas', 'passo=revisar'));
      if (javaScriptEnabled) await awaitTaken(page);
      await page.getByRole('checkbox').check();
      await next(page, 'Enviar a inscrição');
      await expect(page.getByRole('alert')).toContainText('Falta 1 atleta: são pelo menos 15.');
      expectRefused(complaints);
      await page.getByRole('link', { name: 'Falta 1 atleta' }).click();

      await page.getByRole('link', { name: 'Pôr atleta 15' }).click();
      await writeAthlete(page, 15, '5/12/2008');
      await expect(page.getByRole('alert')).toContainText('menos de 18 anos');
      expectRefused(complaints);
      await page.getByLabel('Quem responde').fill('Rosa Maciel');
      await page.getByLabel('O que é da pessoa').fill('mãe');
      await next(page, 'Guardar');
      await next(page, 'Continuar');

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confira e envie');
      await next(page, 'Enviar a inscrição');
      await expect(page.locator('#inscricao-verdade-erro')).toHaveText(
        'Marque que os dados são verdadeiros.',
      );
      expectRefused(complaints);
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

const fifteen = (first: string) =>
  Array.from(
    { length: 15 },
    (_, index) => `${index + 1}. ${first} Reis ${'ab'.repeat(index + 1)} ${index + 1}/3/1999`,
  );

test.describe('the list in the browser', () => {
  /** Until then the same pages are plain forms. */
  const awaitScript = (page: Page) =>
    expect(page.getByLabel('Guardar também neste aparelho')).toBeVisible();
  const keptHere = (page: Page) =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('inscricao')));

  test('needs no signal until it is sent', async ({ page, context, complaints }) => {
    await beginTeam(page, 'Sem Sinal', 'barco@exemplo.com', 'Macapá');
    await awaitScript(page);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Colar uma lista pronta' }).click();
    await page.getByLabel('Uma pessoa por linha').fill(fifteen('Ana').slice(1).join('\n'));
    await next(page, 'Pôr na lista');
    await expect(page.getByRole('main').getByRole('status')).toContainText('Sem sinal');
    await page.getByRole('link', { name: 'Pôr atleta 15' }).click();
    await expect(page.getByLabel('Nome completo')).toBeFocused();
    await writeAthlete(page, 15);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('15 de 15');
    await page.goBack();
    await expect(page.getByLabel('Nome completo')).toHaveValue('Atleta Número 15');
    await page.goForward();
    await next(page, 'Tirar Atleta Número 15');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('14 de 15');
    await page.getByRole('link', { name: 'Pôr atleta 15' }).click();
    await writeAthlete(page, 15);
    await next(page, 'Continuar');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confira e envie');
    await expect(page.getByRole('navigation', { name: 'Partes da inscrição' })).toContainText(
      'Atletas (feita)',
    );
    await page.getByRole('checkbox').check();
    await next(page, 'Enviar a inscrição');
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      'Sem sinal agora. Nada se perdeu',
    );
    expect(complaints.every((text) => text.includes('ERR_INTERNET_DISCONNECTED'))).toBe(true);
    complaints.length = 0;

    await context.setOffline(false);
    await next(page, 'Enviar a inscrição');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Recebida');
    await expect(page.getByText('15 pessoas nesta inscrição')).toBeVisible();
  });

  test('stays on the device for who asks for it, until it is sent', async ({
    page,
    context,
    complaints,
  }) => {
    await beginTeam(page, 'No Aparelho', 'aparelho@exemplo.com', 'Oiapoque');
    expect(await keptHere(page)).toEqual([]);
    await page.getByLabel('Guardar também neste aparelho').check();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Colar uma lista pronta' }).click();
    await page.getByLabel('Uma pessoa por linha').fill(fifteen('Bia').join('\n'));
    await next(page, 'Pôr na lista');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('15 de 15');
    const { length } = complaints;
    expect(complaints.filter((text) => text.includes('ERR_INTERNET_DISCONNECTED'))).toHaveLength(
      length,
    );
    complaints.length = 0;
    // The tab is closed, and opened again when there is a signal.
    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto(page.url());
    await expect(again.getByRole('heading', { level: 1 })).toContainText('15 de 15');
    await next(again, 'Continuar');
    await again.getByRole('checkbox').check();
    await next(again, 'Enviar a inscrição');
    await expect(again.getByRole('heading', { level: 1 })).toContainText('Recebida');
    await expect.poll(() => keptHere(again)).toEqual([]);
  });

  test('works by keyboard alone, with 20 KB of JavaScript', async ({ page }) => {
    await beginTeam(page, 'Só Teclado', 'teclado@exemplo.com', 'Cutias');
    await awaitScript(page);
    expect(await scriptBytes(page)).toBeLessThanOrEqual(20 * 1024);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Pôr atleta 1' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Ana');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Escreva o nome completo' }).press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.type(' Reis');
    await page.keyboard.press('Tab');
    await page.keyboard.type('3/3/1999');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Atleta 2 de 15')).toBeVisible();
    await expect(page.getByLabel('Nome completo')).toBeFocused();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Na lista: 1 atleta.');
  });
});

test('a list that somebody has already is pasted', async ({ page }) => {
  await beginTeam(page, 'Lista Pronta', 'lista@exemplo.com');
  await page.getByRole('link', { name: 'Colar uma lista pronta' }).click();
  const lines = fifteen('Ana');
  await page.getByLabel('Uma pessoa por linha').fill(['Equipe:', ...lines].join('\n'));
  await next(page, 'Pôr na lista');
  await expect(page.getByRole('alert')).toContainText('Não entendemos algumas linhas');
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
  expect((await request.get(`${portal.site}/servicos/indicar-atleta/inscricao`)).status()).toBe(
    404,
  );
  expect((await request.get(`${portal.site}/inscricao/2025-ABCDEF`)).status()).toBe(404);
});
