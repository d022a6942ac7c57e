import { removeDirectory } from './support/portal.ts';
import { copyDatabase, query, startSite } from './support/site.ts';
import { expect, expectStatusComplaint, test } from './support/test.ts';

const words = 'Muitas tentativas. Tente novamente em instantes.';

// Long because it is one story: each step needs the posts before it.
test('the sixth post in a minute is refused, also after a restart, and behind a proxy each client counts alone', async ({
  page,
  complaints,
}) => {
  const { request } = page;
  const dataDir = await copyDatabase();
  const limit = { POST_LIMIT_PER_MINUTE: '' };
  const first = await startSite(dataDir, limit);
  const post = (address: string, forwarded?: string, email = 'ana@exemplo.com') =>
    request.post(`${address}/newsletter`, {
      form: { email },
      headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
    });
  const expectEmptyIsTold = async () => {
    const empty = await post(first.address, undefined, '');
    expect(empty.status()).toBe(422);
    expect(await empty.text()).toContain('Por favor, informe seu email.');
  };

  // Only complete forms count, so the sixth empty form gets the usual answer.
  for (let time = 1; time <= 6; time += 1) await expectEmptyIsTold();
  const began = Date.now();
  expect((await post(first.address, '203.0.113.1')).status(), 'post 1').toBe(200);
  // Without the row that /saude writes.
  const [counted] = await query(
    dataDir,
    "SELECT window_ends_at FROM post_counts WHERE sender <> 'saude'",
  );
  const end = Date.parse(String(counted?.window_ends_at));
  expect(end).toBeGreaterThanOrEqual(began + 60_000);
  expect(end).toBeLessThanOrEqual(Date.now() + 60_000);
  // Moved to the future, so that the minute does not end during the test.
  const later = new Date(began + 36_000_000).toISOString();
  await query(dataDir, 'UPDATE post_counts SET window_ends_at = ?', [later]);
  for (let time = 2; time <= 5; time += 1)
    expect((await post(first.address, `203.0.113.${time}`)).status(), `post ${time}`).toBe(200);
  await expectEmptyIsTold();
  const sixth = await post(first.address, '203.0.113.6');
  expect(sixth.status()).toBe(429);
  expect(Number(sixth.headers()['retry-after'])).toBeGreaterThan(0);
  expect(Number(sixth.headers()['retry-after'])).toBeLessThanOrEqual(36_000);
  expect(await sixth.text()).toContain(words);

  // The form is shown again as it was, and nothing was stored.
  await page.goto(`${first.address}/fale-conosco`);
  await page.getByLabel('Nome', { exact: true }).fill('Ana');
  await page.getByLabel('E-mail', { exact: true }).fill('ana@exemplo.com');
  await page.getByLabel('Assunto').selectOption('duvida');
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Não quero perder este texto.');
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page.getByRole('alert')).toContainText(words);
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue(
    'Não quero perder este texto.',
  );
  expectStatusComplaint(complaints, 429);
  await page.goto(first.address);
  await page.getByRole('textbox', { name: 'Seu e-mail' }).fill('ana@exemplo.com');
  await page.getByRole('button', { name: 'Inscrever' }).click();
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Seu e-mail' })).toHaveValue('ana@exemplo.com');
  expectStatusComplaint(complaints, 429);
  const notices = first.output().match(/TRUST_PROXY não conhece/g);
  expect(notices).toHaveLength(1);
  expect(first.output()).not.toContain('203.0.113');
  await first.stop();

  const second = await startSite(dataDir, { ...limit, TRUST_PROXY: '127.0.0.1' });
  expect((await post(second.address)).status(), 'after a restart').toBe(429);
  expect((await post(second.address, '10.0.0.1, 203.0.113.7')).status()).toBe(200);
  await query(dataDir, 'UPDATE post_counts SET window_ends_at = ?', [later]);
  for (let time = 2; time <= 5; time += 1)
    expect((await post(second.address, `10.0.0.${time}, 203.0.113.7`)).status()).toBe(200);
  expect((await post(second.address, '203.0.113.7')).status()).toBe(429);
  expect((await post(second.address, '2001:db8::1')).status(), 'another client').toBe(200);
  expect(JSON.stringify(await query(dataDir, 'SELECT * FROM post_counts'))).not.toContain('203.0');
  expect(second.output()).not.toContain('TRUST_PROXY');
  await second.stop();
  removeDirectory(dataDir);
});
