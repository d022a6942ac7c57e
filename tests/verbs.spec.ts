// Long because all tests share one portal, which takes seconds to start.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type MailServer, startMailServer } from './support/mail-server.ts';
import { type Portal, removeDirectory, startPortal } from './support/portal.ts';
import { query, signUp } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** Whether the mailbox of 'cheia@exemplo.com' takes nothing. */
let isFull = true;
let server: MailServer;
let portal: Portal;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  server = await startMailServer({
    onRecipient: (address) =>
      isFull && address.startsWith('cheia')
        ? Object.assign(new Error('Caixa cheia'), { responseCode: 552 })
        : undefined,
  });
  const settings = { SMTP_URL: server.url, MAIL_RETRY_SECONDS: '1', POST_LIMIT_PER_MINUTE: '1000' };
  portal = await startPortal(settings);
  const made = await fetch(`${portal.admin}/api/users/first-register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  expect(made.status, await made.text()).toBe(200);
});
test.afterAll(async () => {
  await portal.stop();
  await server.stop();
  removeDirectory(portal.dataDir);
});

const account = { email: 'ana@exemplo.ap.gov.br', password: 'uma-senha-de-teste', name: 'Ana' };
test.beforeEach(async ({ page }) => {
  await page.request.post(`${portal.admin}/api/users/login`, { data: account });
  await page.setViewportSize({ width: 390, height: 844 });
});

async function expectSound(page: Page, part: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`))).toEqual(
    [],
  );
}

test('a message is answered in three clicks: open, write, send', async ({ page }) => {
  const form = {
    nome: 'Rosa',
    email: 'rosa@exemplo.com',
    assunto: 'elogio',
    mensagem: 'A praça ficou ótima!',
  };
  await page.request.post(`${portal.site}/fale-conosco`, { form, maxRedirects: 0 });
  await page.goto(`${portal.admin}/admin/collections/contact-messages`);
  await page.getByRole('link', { name: /^\d{4}-/ }).click();
  const send = page.getByRole('button', { name: 'Responder e enviar' });
  const fields = page.locator('#field-message, #field-answer, .answer-sending');
  await expect(fields).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Guardar sem enviar' })).toBeVisible();
  await page.getByLabel('Resposta').click();
  await page.keyboard.type('Obrigada, Rosa!');
  await send.dblclick();

  const sent = page.locator('.answer-sending__sent');
  await expect(sent).toContainText('Resposta enviada para rosa@exemplo.com em');
  await expect(sent).toContainText('Obrigada, Rosa!');
  await expect(send).toHaveCount(0);
  await expectSound(page, '.answer-sending');
  const answers = () =>
    server.to('rosa@exemplo.com').filter(({ mail }) => mail.subject?.startsWith('Resposta'));
  await expect.poll(() => answers().length).toBe(1);
  expect(answers()[0]?.mail.text).toContain('Obrigada, Rosa!');
});

test('what is kept is not sent, even with “Respondida” chosen', async ({ page }) => {
  const form = {
    nome: 'Rui',
    email: 'rui@exemplo.com',
    assunto: 'elogio',
    mensagem: 'A praça ficou ótima!',
  };
  await page.request.post(`${portal.site}/fale-conosco`, { form, maxRedirects: 0 });
  await page.goto(`${portal.admin}/admin/collections/contact-messages?search=rui`);
  await page.getByRole('link', { name: /^\d{4}-/ }).click();
  await page.getByLabel('Resposta').fill('Ainda não.');
  const kept = page.waitForResponse(
    (response) =>
      response.request().method() === 'PATCH' && response.url().includes('/api/contact-messages/'),
  );
  await page.getByRole('button', { name: 'Guardar sem enviar' }).click();
  expect((await kept).status()).toBe(200);
  await expect(page.getByRole('button', { name: 'Responder e enviar' })).toBeVisible();
  const rows = await query(
    portal.dataDir,
    "SELECT 1 FROM outgoing_mails WHERE \"to\" = 'rui@exemplo.com' AND subject LIKE 'Resposta%'",
  );
  expect(rows).toEqual([]);
});

const reason = 'A empresa ainda não entregou o laudo do piso.';

test('a message gets more time once, while its answer is being written', async ({ page }) => {
  const form = {
    nome: 'Lia',
    email: 'lia@exemplo.com',
    assunto: 'reclamacao',
    mensagem: 'A quadra continua fechada.',
  };
  await page.request.post(`${portal.site}/fale-conosco`, { form, maxRedirects: 0 });
  await page.goto(`${portal.admin}/admin/collections/contact-messages?search=lia`);
  await expect(page.getByRole('cell', { name: /^até \d\d\/\d\d\/\d{4}$/ })).toBeVisible();
  await page.getByRole('link', { name: /^\d{4}-/ }).click();
  const panel = page.getByRole('region', { name: 'Prazo' });
  const open = panel.getByRole('button', { name: 'Prorrogar o prazo' });
  const extend = panel.getByRole('button', { name: 'Prorrogar e avisar' });
  await expect(panel).toContainText('Responder até');
  await page.getByLabel('Resposta').fill('Estamos vendo.');
  await expect(async () => {
    if ((await open.getAttribute('aria-expanded')) === 'false') await open.click();
    await expect(extend).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectSound(page, '.term-panel');
  await panel.getByLabel('Motivo').fill('Pouco.');
  await extend.click();
  await expect(panel.getByRole('alert')).toHaveText(/pelo menos 20 caracteres/);
  await panel.getByLabel('Motivo').fill(reason);
  await extend.dblclick();
  await expect(panel).toContainText('Prazo prorrogado por Ana em');
  await expect(panel).toContainText(reason);
  await expect(open).toHaveCount(0);
  await expectSound(page, '.term-panel');
  await page.setViewportSize({ width: 1366, height: 900 });
  await expectSound(page, '.term-panel');

  // What was being written is still there, and is sent as ever.
  await expect(page.getByLabel('Resposta')).toHaveValue('Estamos vendo.');
  const told = () => server.to('lia@exemplo.com').map(({ mail }) => mail);
  const about = (start: string) => told().filter(({ subject }) => subject?.startsWith(start));
  await expect.poll(() => about('A resposta vai demorar mais').length).toBe(1);
  expect(about('A resposta vai demorar mais')[0]?.text).toContain(reason);
});

test('the longer term is shown to who wrote, and in the list; then comes the answer', async ({
  page,
}) => {
  const [row] = await query(
    portal.dataDir,
    "SELECT protocol FROM contact_messages WHERE email = 'lia@exemplo.com'",
  );
  await page.goto(`${portal.site}/fale-conosco/acompanhar?protocolo=${row?.protocol}`);
  await page.getByLabel('E-mail').fill('lia@exemplo.com');
  await page.getByRole('button', { name: 'Ver a situação' }).click();
  await expect(page.getByRole('heading', { name: /^A resposta chega até/ })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(reason);
  await expectSound(page, 'main');

  await page.goto(`${portal.admin}/admin/collections/contact-messages?search=lia`);
  await expect(page.getByRole('cell', { name: /prorrogado$/ })).toBeVisible();
  await page.getByRole('link', { name: /^\d{4}-/ }).click();
  await page.getByLabel('Resposta').fill('O piso fica pronto em julho.');
  await page.getByRole('button', { name: 'Responder e enviar' }).click();
  await expect(page.locator('.answer-sending__sent')).toBeVisible();
  const panel = page.getByRole('region', { name: 'Prazo' });
  await expect(panel).toContainText('Prazo prorrogado por Ana em');
  await expect(panel).not.toContainText('Responder até');
});

test('an edition: picked, seen, tested, sent once; what failed is tried again', async ({
  page,
}) => {
  const readers = ['ana@exemplo.com', 'bia@exemplo.com', 'cheia@exemplo.com'];
  for (const email of readers) await signUp(portal.site, email);
  await query(portal.dataDir, "UPDATE newsletter_subscriptions SET state = 'confirmada'");

  await page.goto(`${portal.admin}/admin/collections/newsletter-editions/create`);
  await page.getByLabel('Assunto').fill('A semana');
  await page.getByLabel('Texto').fill('Bom dia!');
  const offers = page.getByRole('group', { name: /^Novidades desde/ }).getByRole('checkbox');
  await offers.nth(0).check();
  await offers.nth(1).check();
  const picked = page.locator('.item-picker__picked > span:first-child');
  const [first = '', second = ''] = await picked.allTextContents();
  await page.getByRole('button', { name: `Subir: ${second}` }).click();
  await expect(picked).toHaveText([second, first]);
  await page.getByRole('button', { name: 'Salvar' }).click();

  const frame = page.frameLocator('.edition-frame');
  await expect(frame.getByRole('heading', { name: 'A semana' })).toBeVisible();
  await expect(frame.getByRole('heading', { level: 2 })).toHaveText([second, first]);
  await expect(page.locator('.edition-frame')).toHaveAttribute('sandbox', '');
  await page.getByRole('radio', { name: 'Computador (640)' }).check();
  await expect(page.locator('.edition-frame')).toHaveAttribute('width', '640');
  await expectSound(page, '.item-picker');
  await expectSound(page, '.edition-panel');

  await page.getByRole('button', { name: 'Enviar teste para mim' }).click();
  await expect(page.getByText(`Teste a caminho de ${account.email}.`)).toBeVisible();
  await expect.poll(() => server.to(account.email).length).toBe(1);
  expect(server.to(account.email)[0]?.mail.subject).toBe('[Teste] A semana');

  await page.getByRole('button', { name: 'Enviar para 3 pessoas' }).click();
  await page.getByRole('button', { name: 'Sim, enviar' }).dblclick();
  await expect(page.getByText(/^Enviada em .* para 3 pessoas\.$/)).toBeVisible();
  await expect(page.getByText('cheia@exemplo.com: 552 Caixa cheia')).toBeVisible();
  await expectSound(page, '.edition-panel');
  isFull = false;
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(0);
  const letters = () => server.received.filter(({ mail }) => mail.subject === 'A semana');
  await expect.poll(() => letters().length).toBe(3);
  expect(
    letters()
      .flatMap(({ recipients }) => recipients)
      .sort(),
  ).toEqual(readers);

  const { html = '', text = '' } = letters()[0]?.mail ?? {};
  expect(text.indexOf(second)).toBeLessThan(text.indexOf(first));
  for (const width of [320, 360, 640]) {
    await page.setViewportSize({ width, height: 700 });
    await page.setContent(html);
    const inner = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(inner, `at ${width}`).toBeLessThanOrEqual(width);
  }
});

test('a subscription shows what its owner chose, in words', async ({ page }) => {
  await signUp(portal.site, 'rita@exemplo.com');
  const choices = JSON.stringify({ towns: [], subjects: ['agenda-lazer', 'servicos'] });
  const [row] = await query(
    portal.dataDir,
    "UPDATE newsletter_subscriptions SET choices = ? WHERE email = 'rita@exemplo.com' RETURNING id",
    [choices],
  );
  await page.goto(`${portal.admin}/admin/collections/newsletter-subscriptions/${row?.id}`);
  await expect(page.getByText('Municípios: todos')).toBeVisible();
  const subjects =
    'Assuntos: Agenda de eventos: Lazer; Serviços: Serviços e inscrições da secretaria';
  await expect(page.getByText(subjects)).toBeVisible();
  await expectSound(page, '.reader-choices');
});
