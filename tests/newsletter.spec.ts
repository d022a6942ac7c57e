import { expect, expectStatusComplaint, test } from './support/test.ts';

const success = 'Você receberá as novidades sobre esporte e lazer no Amapá.';

const next =
  'Primeira inscrição? Falta confirmar: procure nosso e-mail na caixa de entrada ou no spam e toque no link.';

test.describe('spec 5: the newsletter of the home page', () => {
  test('an empty address is told', async ({ page, complaints }) => {
    await page.goto('/');
    const form = page.getByRole('region', { name: 'O esporte do Amapá no seu e-mail' });
    await form.getByRole('button', { name: 'Inscrever' }).click();
    await expect(form.getByText('Erro', { exact: true })).toBeVisible();
    await expect(form.getByText('Por favor, informe seu email.')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Seu e-mail' })).toBeFocused();
    await expect(page).toHaveURL(/\/$/);
    expectStatusComplaint(complaints, 422);
  });

  test('a malformed address is told, and stays in the field', async ({ page, complaints }) => {
    await page.goto('/');
    await page.getByRole('textbox', { name: 'Seu e-mail' }).fill('ana@exemplo');
    await page.getByRole('button', { name: 'Inscrever' }).click();
    await expect(page.getByText('Informe um e-mail válido, como nome@exemplo.com.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Seu e-mail' })).toHaveValue('ana@exemplo');
    expectStatusComplaint(complaints, 422);
  });

  test('B11: a good address, new or known, gets the same notice, and what is left to do', async ({
    page,
  }) => {
    await page.goto('/');
    for (let time = 0; time < 2; time += 1) {
      await page.getByRole('textbox', { name: 'Seu e-mail' }).fill('ana@exemplo.com');
      await page.getByRole('button', { name: 'Inscrever' }).click();
      await expect(page.getByText('Inscrição realizada!')).toBeVisible();
      await expect(page.getByText(success)).toBeVisible();
      await expect(page.getByText(next)).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Seu e-mail' })).toHaveValue('');
    }
  });
});

test('a page instead of an answer is not told as a missing connection', async ({
  page,
  complaints,
}) => {
  await page.goto('/');
  await page.route('**/newsletter', (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' }),
  );
  await page.getByRole('textbox', { name: 'Seu e-mail' }).fill('joao@exemplo.com');
  await page.getByRole('button', { name: 'Inscrever' }).click();
  await expect(
    page.getByText('Não foi possível salvar agora. Seus dados continuam no formulário.'),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Seu e-mail' })).toHaveValue('joao@exemplo.com');
  expectStatusComplaint(complaints, 500);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('B11: the same notices come as pages', async ({ page, complaints }) => {
    await page.goto('/');
    await page.getByRole('textbox', { name: 'Seu e-mail' }).fill('joão@');
    await page.getByRole('button', { name: 'Inscrever' }).click();
    await expect(page.getByText('Informe um e-mail válido')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Seu e-mail' })).toHaveValue('joão@');
    await page.getByRole('textbox', { name: 'Seu e-mail' }).fill('joao@exemplo.com');
    await page.getByRole('button', { name: 'Inscrever' }).click();
    await expect(page.getByText(success)).toBeVisible();
    await expect(page.getByText(next)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Seu e-mail' })).toHaveValue('');
    expectStatusComplaint(complaints, 422);
  });
});

test.describe('strange posts get a clear answer', () => {
  for (const [name, email] of Object.entries({
    'a header in the address': 'a@b.com\r\nBcc: x@y.com',
    'a tag': '<script>alert(1)</script>@b.com',
    'a NUL': 'a\0@b.com',
    'a very long address': `${'a'.repeat(300)}@exemplo.com`,
  }))
    test(name, async ({ request }) => {
      const response = await request.post('/newsletter', { form: { email } });
      expect(response.status()).toBe(422);
      const text = await response.text();
      expect(text).toContain('Informe um e-mail válido');
      expect(text).not.toContain('<script>alert');
    });

  test('a megabyte', async ({ request }) => {
    const response = await request.post('/newsletter', { form: { email: 'a'.repeat(2 ** 20) } });
    expect(response.status()).toBe(413);
    expect(await response.text()).toContain('grande demais');
  });

  test('something that is no form', async ({ request }) => {
    const response = await request.post('/newsletter', {
      data: '{"email":',
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status()).toBe(422);
    expect(await response.text()).toContain('Por favor, informe seu email.');
  });
});
