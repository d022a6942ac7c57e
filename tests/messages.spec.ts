import type { APIRequestContext, Page } from '@playwright/test';
import { sessionPath, signUpPath } from '../lib/paths.ts';
import { type MailServer, startMailServer } from './support/mail-server.ts';
import { type Portal, removeDirectory, startPortal } from './support/portal.ts';
import { expect, test } from './support/test.ts';

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

const password = 'uma-senha-de-teste';
const admin = { email: 'ana@exemplo.com', name: 'Ana', password };
const checker = { email: 'rui@exemplo.com', name: 'Rui', password, role: 'inscricoes' };
const service = 'participar-quinta-feliz';
const address = 'rosa@exemplo.com';
/** An address gets three mails an hour. */
const another = 'rosa-outra@exemplo.com';

async function send(request: APIRequestContext, method: string, path: string, data: object) {
  const response = await request.fetch(`${portal.admin}/api/${path}`, { method, data });
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
}

/** The first document of a collection with this value. */
async function find(request: APIRequestContext, collection: string, field: string, value: string) {
  const where = `where[${field}][equals]=${value}`;
  const response = await request.get(`${portal.admin}/api/${collection}?${where}&depth=0`);
  return (await response.json()).docs[0];
}

async function signUp(page: Page, to = address): Promise<void> {
  await page.goto(portal.site + signUpPath(service));
  await page.getByRole('button', { name: 'Começar' }).click();
  await page.getByLabel('Nome completo').fill('Rosa Lobato Reis');
  await page.getByLabel('Data de nascimento').fill('5/3/1950');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('E-mail').fill(to);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Enviar a inscrição' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Recebida');
}

test('a class with a form of its own leads to it and says what is left', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { request } = page;
  await send(request, 'POST', 'users/first-register', admin);
  await send(request, 'POST', 'users', checker);
  const form = await find(request, 'sign-ups', 'service.slug', service);
  const rule = await find(request, 'session-rules', 'slug', 'macapa');
  await send(request, 'PATCH', `sign-ups/${form.id}`, { sessionRule: rule.id });
  await expect(async () => {
    await page.goto(portal.site + sessionPath('quinta-feliz', 'macapa', '2025-06-26'));
    await expect(page.getByText('Aberto, 60 vagas')).toBeVisible();
  }).toPass();
  await page.getByRole('link', { name: 'Inscreva-se', exact: true }).click();
  await expect(page).toHaveURL(portal.site + signUpPath(service));
});

test('whoever enters the same person again reads nothing of the other entry', async ({ page }) => {
  const read = async () =>
    (await page.getByRole('main').innerText()).replaceAll(/\d{4}-\w{6}|\d+:\d+|\S+@\S+/g, '');
  await signUp(page);
  const first = await read();
  await signUp(page, another);
  expect(await read()).toBe(first);
});

test('the admin says that a change will be told, and no more when it is undone', async ({
  page,
}) => {
  const { request } = page;
  await request.post(`${portal.admin}/api/users/login`, { data: admin });
  const { id } = await find(request, 'services', 'slug', service);
  await send(request, 'PATCH', `services/${id}`, { cancelled: true, cancelReason: 'Reforma.' });
  await page.goto(`${portal.admin}/admin/collections/services/${id}`);
  await expect(page.getByText('Quem se inscreveu será avisado por e-mail')).toBeVisible();
  await page.getByRole('link', { name: 'Ver o aviso' }).click();
  await expect(page.getByLabel('Texto')).toHaveValue(/foi cancelada\.\n\nMotivo: Reforma\./);
  await page.goto(`${portal.site}/servicos/${service}`);
  await expect(page.getByText('Cancelado: Reforma.')).toBeVisible();
  await send(request, 'PATCH', `services/${id}`, { cancelled: false });
  await page.goto(`${portal.admin}/admin/collections/services/${id}`);
  await expect(page.getByLabel('O que a pessoa quer fazer')).toBeVisible();
  await expect(page.getByText('será avisado por e-mail')).toBeHidden();
});

test('a checker sees a message filled and sends it once', async ({ page }) => {
  const { request } = page;
  await request.post(`${portal.admin}/api/users/login`, { data: checker });
  const form = await find(request, 'sign-ups', 'service.slug', service);
  const { doc } = await send(request, 'POST', 'entry-notices', {
    ...{ signUp: form.id, scope: 'situacao', toState: 'recebida' },
    ...{ subject: 'Reunião: {inscricao}', text: 'Olá, {nome}. Protocolo {protocolo}.' },
  });
  await page.goto(`${portal.admin}/admin/collections/entry-notices/${doc.id}`);
  await page.getByRole('button', { name: 'Ver como fica' }).click();
  await expect(page.getByLabel('Como fica')).toHaveValue(
    /^Reunião: Participar da Quinta Feliz\n\nOlá, Rosa Lobato Reis. Protocolo 2025-/,
  );
  await page.getByRole('button', { name: 'Enviar a 2 inscrições' }).click();
  await expect(page.getByText('o envio começa em até um minuto')).toBeVisible();
  await expect(page.getByText('Enviada: 2 inscrições por e-mail.')).toBeVisible({ timeout: 0 });
  const received = () =>
    [address, another]
      .flatMap((to) => mails.to(to))
      .filter(({ mail }) => mail.subject === 'Reunião: Participar da Quinta Feliz');
  await expect.poll(() => received().length, { timeout: 0 }).toBe(2);
  expect(received()[0]?.mail.text).toContain('Olá, Rosa Lobato Reis. Protocolo 2025-');
  await expect(page.getByRole('button', { name: /^Enviar a/ })).toBeHidden();
});
